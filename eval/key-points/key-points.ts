import type { Language } from '../../src/contract/languages.ts'
import { isNear } from '../../src/features/scoring/text/fuzzy-match.ts'
import { isContentWord } from '../../src/features/scoring/text/stems.ts'
import { type Sentence, sentencesOf, type Word } from '../../src/features/scoring/text/text.ts'
import { stemOf } from '../../src/lexicon/stem.ts'
import { fits, patternsOf, type WordPattern } from './word-patterns.ts'

/**
 * Scores an answer against the key points that a good one makes: which of them it makes, where, and which are
 * missing. It needs nothing but the points in plain words; wordings say how else people put them.
 */

/** Something that a full answer says. */
export type KeyPoint = {
  /** In plain words of the answer's language, e.g. `how much vinegar was poured`. */
  point: string
  /**
   * How people say it. Parts parted by ` + ` must stand near each other in any order; `/` parts alternatives, a `*`
   * stands for any ending: `amount/quantity/how much + vinegar`. A part that begins with `!` must not stand there.
   * Without wordings the point is made by a sentence that holds most of its own content words.
   */
  wordings?: readonly string[]
}

/** Points of one kind; only so many of them earn credit. */
export type KeyPointGroup = { name: string; most: number; points: readonly KeyPoint[] }

export type MadePoint = { group: string; point: string; start: number; text: string }
export type KeyPointMark = {
  /** Points credited, each group to its most. */
  credit: number
  /** The most credit there is. */
  of: number
  made: MadePoint[]
  missing: string[]
}

/** How many words apart the parts of one wording may stand. */
const nearby = 12
/** The share of a bare point's content words that a sentence must hold. */
const most = 0.6

export function scoreKeyPoints(
  text: string,
  groups: readonly KeyPointGroup[],
  language: Language,
): KeyPointMark {
  const sentences = sentencesOf(text.replaceAll('\\n', '\n '))
  const made: MadePoint[] = []
  const missing: string[] = []
  let credit = 0
  for (const { name, most, points } of groups) {
    let found = 0
    for (const point of points) {
      const sentence = sentences.find((s) => makes(s, point, language))
      if (sentence) {
        found++
        made.push({ group: name, point: point.point, start: sentence.start, text: sentence.text })
      } else missing.push(point.point)
    }
    credit += Math.min(most, found)
  }
  return { credit, of: groups.reduce((sum, group) => sum + group.most, 0), made, missing }
}

function makes(sentence: Sentence, { point, wordings }: KeyPoint, language: Language): boolean {
  if (wordings) return wordings.some((wording) => says(sentence.words, partsOf(wording)))
  return holdsMostOf(sentence.words, point, language)
}

type Part = { not: boolean; alternatives: WordPattern[][] }
const known = new Map<string, Part[]>()

function partsOf(wording: string): Part[] {
  let parts = known.get(wording)
  if (!parts) {
    parts = wording.split(' + ').map((part) => {
      const not = part.startsWith('!')
      const alternatives = (not ? part.slice(1) : part).split('/').map((one) => patternsOf(one.trim()))
      return { not, alternatives }
    })
    known.set(wording, parts)
  }
  return parts
}

/** True when every part stands within reach of the first, and no forbidden part stands there. */
function says(words: readonly Word[], parts: readonly Part[]): boolean {
  const placesOf = (part: Part) => part.alternatives.flatMap((patterns) => runsOf(words, patterns))
  const wanted = parts.filter((part) => !part.not).map(placesOf)
  const [first, ...others] = wanted
  if (!first || wanted.some((places) => places.length === 0)) return false
  const unwanted = parts.filter((part) => part.not).flatMap(placesOf)
  const close = (a: number, b: number) => Math.abs(a - b) <= nearby
  return first.some(
    (at) =>
      others.every((places) => places.some((place) => close(place, at))) &&
      !unwanted.some((place) => close(place, at)),
  )
}

/** The places, by index of the first word, where patterns stand one after the other. */
function runsOf(words: readonly Word[], patterns: readonly WordPattern[]): number[] {
  const places: number[] = []
  for (let from = 0; from + patterns.length <= words.length; from++) {
    if (patterns.every((pattern, i) => fits(words[from + i]?.text ?? '', pattern))) places.push(from)
  }
  return places
}

function holdsMostOf(words: readonly Word[], point: string, language: Language): boolean {
  const stems = (list: readonly Word[]) =>
    list.filter(({ text }) => isContentWord(text, language)).map(({ text }) => stemOf(text, language))
  const own = stems(words)
  const asked = sentencesOf(point).flatMap((sentence) => stems(sentence.words))
  if (asked.length === 0) return false
  const held = asked.filter((stem) => own.some((other) => isNear(other, stem))).length
  return held / asked.length >= most
}
