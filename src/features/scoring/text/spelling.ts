import type { Language } from '#contract/languages.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { signalsOf } from '../answers/lexicon.ts'
import { beginsNear, isNear } from './fuzzy-match.ts'
import type { Word } from './text.ts'

const memory = 20_000
/** Shorter words and beginnings say little of what was meant. */
const minWord = 6
const minBeginning = 4

type Step = { text: string; start: boolean }

/** The words that the engine looks for, and what a slip of the pen in one of them was meant to be. */
class Spelling {
  private readonly whole: ReadonlySet<string>
  private readonly byLetter: ReadonlyMap<string, Step[]>
  private readonly known = new Map<string, string>()

  constructor(steps: readonly Step[]) {
    this.whole = new Set(steps.filter(({ start }) => !start).map(({ text }) => text))
    this.byLetter = Map.groupBy(steps, ({ text }) => text.charAt(0))
  }

  private alike = (word: string) => this.byLetter.get(word.charAt(0)) ?? []

  /** Whether a word is one of them, or begins like one. */
  knows(word: string): boolean {
    const begins = ({ text, start }: Step) => start && text.length >= minBeginning && word.startsWith(text)
    return this.whole.has(word) || this.alike(word).some(begins)
  }

  repaired(word: string): string {
    if (word.length < 5 || this.whole.has(word) || /[\d_+#]/.test(word)) return word
    const meant = this.known.get(word) ?? this.meantBy(word)
    if (this.known.size > memory) this.known.clear()
    this.known.set(word, meant)
    return meant
  }

  private meantBy(word: string): string {
    const alike = this.alike(word)
    if (alike.some(({ text, start }) => start && word.startsWith(text))) return word
    const long = alike.filter(({ text }) => text.length >= minWord)
    const whole = long.find(({ text, start }) => !start && isNear(word, text) && !isOtherForm(word, text))
    return (whole ?? long.find(({ text, start }) => start && beginsNear(word, text)))?.text ?? word
  }
}

/** The last letter says whose a verb is: "escucha" is no slip of "escuché". */
function isOtherForm(word: string, meant: string): boolean {
  return word.length === meant.length && word.slice(0, -1) === meant.slice(0, -1)
}

/** Empty talk is not read into a wrong letter: "exports" are not "experts". */
const spellingOf = perLanguage((language) => {
  const { values, softSkills, opinion, vague, nonAnswer, ...kinds } = signalsOf(language)
  const lists = [...Object.values(kinds), ...values.values(), ...softSkills.values()]
  return new Spelling(lists.flatMap((list) => list.steps()).filter(({ text }) => text !== ''))
})

/** Whether the engine looks for a word. */
export const isLookedFor = (word: string, language: Language): boolean => spellingOf(language).knows(word)

/** Words with slips of the pen mended where they were meant to be words the engine knows; places stay. */
export function mended(words: readonly Word[], language: Language): Word[] {
  const spelling = spellingOf(language)
  return words.map((word) => ({ ...word, text: spelling.repaired(word.text) }))
}
