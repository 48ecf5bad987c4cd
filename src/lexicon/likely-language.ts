import { interviewLanguages, type Language } from '#contract/languages.ts'
import { checksIn } from './questions/read-lexicon.ts'

const commonWords = interviewLanguages.map((language) => ({
  language,
  words: new Set(checksIn(language).commonWords),
}))

/** The words of a text, in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.+#’'-]*/gu) ?? []
}

/** The interview language whose common words a text holds most of, if any stands out. */
export function likelyLanguage(text: string): Language | undefined {
  const found = wordsOf(text.replace(/([\p{L}])[’']/gu, '$1 '))
  const counts = commonWords.map(({ language, words }) => ({
    language,
    count: found.filter((word) => words.has(word)).length,
  }))
  counts.sort((one, other) => other.count - one.count)
  const [first, second] = counts
  return first && second && first.count > second.count ? first.language : undefined
}
