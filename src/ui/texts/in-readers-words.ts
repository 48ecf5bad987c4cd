import type { Translation } from '#contract/texts/define-texts.ts'
import { spokenLanguage } from './spoken-language.ts'

/** Tables by the English sentence or word: of the contract with the server, and of the options of a job. */
const tables = ['contract', 'job-options']

/** What the contract or the server says in English, in the reader's language; in English where no table knows it. */
export const inReadersWords = (english: string): string =>
  wordsFor(english, spokenLanguage().translations) ?? english

/** What the tables have for an English sentence, with the same values in the places of `{name}`. */
export function wordsFor(english: string, translations: readonly Translation[]): string | undefined {
  const entries = translations
    .filter(({ name }) => tables.includes(name))
    .flatMap(({ messages }) => Object.entries(messages))
  const exact = entries.find(([sentence]) => sentence === english)
  if (exact) return String(exact[1])
  for (const [pattern, said] of entries) {
    const values = pattern.includes('{') ? valuesIn(english, pattern) : undefined
    if (!values) continue
    const worded = (value = '') => wordsFor(value, translations) ?? value
    return said.replace(/\{(\w+)\}/g, (_, name: string) => worded(values[name]))
  }
  return undefined
}

/** What stands in the places of `{name}`; undefined for another sentence. */
const valuesIn = (sentence: string, pattern: string) =>
  new RegExp(
    `^${pattern
      .split(/\{(\w+)\}/)
      .map((part, at) => (at % 2 ? `(?<${part}>.+)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('')}$`,
    'su',
  ).exec(sentence)?.groups
