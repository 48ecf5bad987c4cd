/** Words and sentences with offsets in the given text, so that everything the engine finds can be quoted. */

export type Span = { start: number; end: number }
export type Word = Span & { text: string }
export type Sentence = { text: string; start: number; words: Word[] }

const foldedUnits = new Map<string, string>()

function foldUnit(unit: string): string {
  const base = unit.normalize('NFD').charAt(0).toLowerCase()
  return base.length === 1 ? base : unit
}

/** Lower case, no accents, straight apostrophes; as long as the text given, so that offsets stay true. */
export function fold(text: string): string {
  let folded = ''
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i)
    if (unit < '\u0080') folded += unit.toLowerCase()
    else {
      let known = foldedUnits.get(unit)
      if (known === undefined) {
        known = unit === '’' || unit === '‘' || unit === 'ʼ' ? "'" : foldUnit(unit)
        foldedUnits.set(unit, known)
      }
      folded += known
    }
  }
  return folded
}

/** Longer runs of letters are no words of any language; stems and comparisons would spend seconds on them. */
const maxWordLength = 64

/** The folded words of a text, in order, each cut at 64 letters. `c++`, `c#` and `node` are words; an apostrophe parts two words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of fold(text).matchAll(/[\p{L}\p{N}_][\p{L}\p{N}_\p{M}]*(?:\+\+|#)?/gu)) {
    const end = match.index + match[0].length
    // Capitals write ß as SS.
    const text = match[0].replaceAll('ß', 'ss').slice(0, maxWordLength)
    words.push({ text, start: match.index, end })
  }
  return words
}

/** Where a pattern, which must be global, matches. */
export const matchesOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: hit }) => ({ start: index, end: index + hit.length }))

/** A text as a regular expression that matches it letter for letter. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every run of so many words. */
export function runsOf(words: readonly Word[], length: number): string[] {
  const texts = words.map(({ text }) => text)
  return texts.slice(length - 1).map((_, at) => texts.slice(at, at + length).join(' '))
}

const endsSentence = new Set(['.', '!', '?', '…'])

/** The sentences of a text, trimmed, each with its words placed in the whole text. A line break ends a sentence. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  const close = (end: number) => {
    const raw = text.slice(start, end)
    const lead = raw.length - raw.trimStart().length
    const trimmed = raw.trim()
    const from = start + lead
    start = end
    if (!trimmed) return
    const words = wordsOf(trimmed).map((w) => ({ text: w.text, start: w.start + from, end: w.end + from }))
    if (words.length > 0) sentences.push({ text: trimmed, start: from, words })
  }
  for (let i = 0; i < text.length; i++) {
    const unit = text.charAt(i)
    if (unit === '\n') close(i + 1)
    else if (endsSentence.has(unit) && /^\s?$/.test(text.charAt(i + 1))) close(i + 1)
  }
  close(text.length)
  return sentences
}

/** The first `most` units of a text, without half a character at the end: nothing could store that. */
export function opening(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

export function within(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** How far a value has come from where nothing counts to where all does, 0 to 1. */
export const ramp = (value: number, [none, all]: readonly [number, number]): number =>
  within(0, (value - none) / (all - none), 1)

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length
}

/** A value read off a line through anchor points, ascending in x. */
export function interpolate(x: number, points: readonly (readonly [number, number])[]): number {
  let previous = points[0] ?? [0, 0]
  for (const point of points) {
    if (x <= point[0]) {
      const span = point[0] - previous[0]
      return span === 0 ? point[1] : previous[1] + ((x - previous[0]) / span) * (point[1] - previous[1])
    }
    previous = point
  }
  return previous[1]
}

/** "Answer 3: …", "3) …": the number of a question is no figure of the answer. What follows keeps its place. */
export const withoutLabel = (text: string): string => text.replace(label, (found) => ' '.repeat(found.length))

/** Other words before a number are the answer's own: "Rate 99: each of my answers". */
const label =
  /^\s*(?:(?:(?:answer|question|r[ée]ponse|antwort|frage|respuesta|pregunta|\p{L})\s{0,2})?\d{1,2}\s*[:)]|\d{1,2}\.)(?=\s)/iu
