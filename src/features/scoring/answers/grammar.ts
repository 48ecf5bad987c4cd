import { perLanguage } from '#lexicon/per-language.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import type { LanguageTopics } from '#lexicon/scoring/schema.ts'
import { beginsNear } from '../text/fuzzy-match.ts'
import { wordsOf } from '../text/text.ts'

type WordSet = { has(word: string): boolean }

/** A list of words made searchable; `word*` stands for any ending, with a slip of the pen forgiven. */
function wordSet(entries: readonly string[]): WordSet {
  const whole = new Set<string>()
  const starts: string[] = []
  for (const entry of entries) {
    const words = wordsOf(entry).map(({ text }) => text)
    if (entry.endsWith('*')) starts.push(...words.splice(-1))
    for (const word of words) whole.add(word)
  }
  return { has: (word) => whole.has(word) || starts.some((start) => beginsNear(word, start)) }
}

type Source = LanguageTopics['grammar']
type Compiled<Value> = Value extends string ? RegExp : Value extends string[] ? WordSet : Value

export type Grammar = { [Name in keyof Source]: Compiled<Source[Name]> }

const compiled = (value: Source[keyof Source]) => {
  if (typeof value === 'string') return new RegExp(value, 'iu')
  return Array.isArray(value) ? wordSet(value) : value
}

export const grammarOf = perLanguage((language) => {
  const entries = Object.entries(lexiconOf('grammar', language))
  return Object.fromEntries(entries.map(([name, value]) => [name, compiled(value)])) as Grammar
})

/** Whether a word, folded and as written, says that something would be done: "would", "je ferais". */
export function isWish(grammar: Grammar, folded: string, written: string): boolean {
  return grammar.wishes.has(folded) || grammar.wishEnding?.test(written) === true
}
