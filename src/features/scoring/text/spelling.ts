import type { Language } from '#contract/languages.ts'
import { isHeard } from '#lexicon/occupations/fit-families.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { stemOf } from '#lexicon/stem.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { beginsNear, isNear } from './fuzzy-match.ts'
import type { Word } from './text.ts'

/** Empty talk is not read into a wrong letter: "exports" are not "experts". Swapped, missing or doubled letters are mended. */
const strictly: readonly string[] = ['praise', 'opinion', 'vague', 'nonAnswer']

const memory = 20_000

type Step = { text: string; start: boolean; strict: boolean }

/** The words that the engine looks for, and what a slip of the pen in one of them was meant to be. */
class Spelling {
  private readonly whole = new Set<string>()
  private readonly byLetter = new Map<string, Step[]>()
  private readonly known = new Map<string, string>()

  private readonly isWord: (word: string) => boolean

  /** A word that is one of its language, `isWord`, is what was meant. */
  constructor(steps: Iterable<Step>, isWord: (word: string) => boolean) {
    this.isWord = isWord
    for (const { text, start, strict } of steps) {
      if (text === '') continue
      if (!start) this.whole.add(text)
      const letter = text.charAt(0)
      const list = this.byLetter.get(letter) ?? []
      if (start || text.length >= 6) list.push({ text, start, strict })
      this.byLetter.set(letter, list)
    }
  }

  /** Whether a word is one of them, or begins like one. */
  knows(word: string): boolean {
    const begins = ({ text, start }: Step) => start && text.length >= minBeginning && word.startsWith(text)
    return this.whole.has(word) || this.byLetter.get(word.charAt(0))?.some(begins) === true
  }

  repaired(word: string): string {
    if (word.length < 5 || this.whole.has(word) || /[\d_+#]/.test(word)) return word
    let meant = this.known.get(word)
    if (meant === undefined) {
      if (this.known.size > memory) this.known.clear()
      meant = this.search(word)
      this.known.set(word, meant)
    }
    return meant
  }

  private search(word: string): string {
    if (this.isWord(word)) return word
    const list = this.byLetter.get(word.charAt(0)) ?? []
    if (list.some(({ text, start }) => start && word.startsWith(text))) return word
    const whole = list.find(
      ({ text, start, strict }) =>
        !start && isNear(word, text) && !isOtherForm(word, text) && !(strict && isOtherLetter(word, text)),
    )
    if (whole) return whole.text
    const begun = list.find(
      ({ text, start, strict }) => start && !strict && text.length >= 6 && beginsNear(word, text),
    )
    return begun ? begun.text : word
  }
}

/** The last letter says whose a verb is: "escucha" is no slip of "escuché". */
function isOtherForm(word: string, meant: string): boolean {
  return word.length === meant.length && word.slice(0, -1) === meant.slice(0, -1)
}

/** True when one letter stands for another, which may make another word. */
function isOtherLetter(word: string, meant: string): boolean {
  return word.length === meant.length && [...word].sort().join('') !== [...meant].sort().join('')
}

const spellingOf = perLanguage((language) => {
  const { values, softSkills, ...kinds } = signalsOf(language)
  const lists = [
    ...Object.entries(kinds).map(([kind, list]) => ({ list, strict: strictly.includes(kind) })),
    ...[...values.values(), ...softSkills.values()].map((list) => ({ list, strict: false })),
  ]
  return new Spelling(
    lists.flatMap(({ list, strict }) => list.steps().map((step) => ({ ...step, strict }))),
    (word) => isHeard(stemOf(word, language), language),
  )
})

/** Shorter beginnings say little of a word. */
const minBeginning = 4

/** Whether the engine looks for a word. */
export const isLookedFor = (word: string, language: Language): boolean => spellingOf(language).knows(word)

/** Words with slips of the pen mended where they were meant to be words the engine knows; places stay. */
export function mended(words: readonly Word[], language: Language): Word[] {
  const spelling = spellingOf(language)
  return words.map((word) => ({ ...word, text: spelling.repaired(word.text) }))
}
