import type { Language } from '#contract/languages.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { sharedLexicon } from '#lexicon/scoring/read-lexicon.ts'
import { PhraseList } from '../text/phrase-matcher.ts'
import type { Sentence } from '../text/text.ts'

const phrasesOf = perLanguage((language) => new PhraseList(sharedLexicon('private-life')[language] ?? []))

/** What redaction puts in the place of personal facts; of names and places nothing private is said. */
const takenOut = /\[(?!NAME|CITY|ADDRESS|EMAIL|PHONE|LINK)[A-Z]+\]/gu

/** For each word of a sentence, whether its clause speaks of the speaker's private life, which nobody is shown as a quote. */
export function privateWordsOf({ text, start, words }: Sentence, language: Language): boolean[] {
  const clauses = clauseOfEach(text, start, words)
  const hits = phrasesOf(language)
    .find(words)
    .flatMap(({ from, to }) => clauses.slice(from, to))
  const redacted = [...text.matchAll(takenOut)].map(
    ({ index }) => clauses[words.findIndex((word) => word.start > start + index)],
  )
  const touched = new Set([...hits, ...redacted])
  return clauses.map((clause) => touched.has(clause))
}

/** The number of the clause that each word stands in, by punctuation alone. */
function clauseOfEach(text: string, start: number, words: Sentence['words']): number[] {
  let clause = 0
  let last = start
  return words.map((word) => {
    if (/[,;:()–—…]|\s-\s/u.test(text.slice(last - start, word.start - start))) clause++
    last = word.end
    return clause
  })
}
