import type { Language } from '#contract/languages.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import { perLanguage } from '../text/per-language.ts'
import { type PhraseList, phraseLists } from '../text/phrase-matcher.ts'
import { fold, mean, type Sentence, sentencesOf, type Word, wordsOf } from '../text/text.ts'

/** What can be counted of how a text is written. Every figure is a share or a rate: length does not move it. */
export type Style = {
  words: number
  /** Set phrases that machine text overuses, as they stand in the text: each once. */
  formulas: readonly string[]
  /** Polite and polished turns that careful people use as well. */
  polish: readonly string[]
  /** Share of the sentences that open with "Furthermore" and its like. */
  connectives: number
  /** "A, b, and c", per sentence. */
  triads: number
  /** A clause hung on with a comma and a participle (", ensuring that …"), per sentence. */
  hangingClauses: number
  /** How much sentences differ in length: standard deviation over mean. */
  unevenness: number
  sentenceLength: number
  wordLength: number
  /** Share of words that name an abstraction by their ending. */
  abstractions: number
  /** Different words among each fifty. */
  variety: number
  /** Digits, questions, exclamations, brackets, quotes, dashes, dots in a row: per hundred words. */
  roughness: number
  /** Slips: sentences that begin small, blanks before a comma, doubled scores: per hundred words. */
  slips: number
  /** Words for oneself, per hundred words. */
  self: number
}

const ends = (list: readonly string[]) => list.map((end) => end.replace('*', '')).join('|')

const listsOf = perLanguage((language) => {
  const { participles, abstractEndings, ...lists } = lexiconOf('writing-style', language)
  return {
    ...phraseLists(lists),
    participle: new RegExp(`^(?:\\p{L}{3,})(?:${ends(participles)})$`, 'u'),
    abstract: new RegExp(`^\\p{L}{3,}(?:${ends(abstractEndings)})$`, 'u'),
  }
})

export function styleOf(text: string, language: Language): Style {
  const { formulas, polish, connectives, participle, abstract, self } = listsOf(language)
  const words = wordsOf(text)
  const sentences = sentencesOf(text)
  const hundreds = Math.max(1, words.length) / 100
  const perSentence = (count: number) => count / Math.max(1, sentences.length)
  const lengths = sentences.map((sentence) => sentence.words.length)
  const length = mean(lengths)
  const phrases = (list: PhraseList) => [
    ...new Map(
      list
        .find(words)
        .map(({ phrase, from, to }) => [phrase, text.slice(words[from]?.start, words[to - 1]?.end)]),
    ).values(),
  ]
  return {
    words: words.length,
    formulas: phrases(formulas),
    polish: phrases(polish),
    connectives: perSentence(sentences.filter((one) => connectives.find(one.words)[0]?.from === 0).length),
    triads: perSentence(triadsIn(text)),
    hangingClauses: perSentence(hangingClausesIn(text, words, participle)),
    unevenness: length === 0 ? 0 : Math.sqrt(mean(lengths.map((one) => (one - length) ** 2))) / length,
    sentenceLength: length,
    wordLength: mean(words.map((word) => word.text.length)),
    abstractions: words.filter((word) => abstract.test(word.text)).length / Math.max(1, words.length),
    variety: varietyOf(words),
    roughness: [...text.matchAll(/\d+|[?!()"“”«»…;–—]|\.\.+/g)].length / hundreds,
    slips: slipsIn(text, sentences) / hundreds,
    self: self.find(words).length / hundreds,
  }
}

function triadsIn(text: string): number {
  return [...fold(text).matchAll(/[^,.;:!?\n]{3,50},[^,.;:!?\n]{3,50},? (?:and|or|et|ou|und|sowie|y|e|o) /g)]
    .length
}

function hangingClausesIn(text: string, words: readonly Word[], participle: RegExp): number {
  return words.filter(
    (word) =>
      participle.test(word.text) &&
      /,\s(?:\p{L}+ly\s)?$/u.test(text.slice(Math.max(0, word.start - 14), word.start)),
  ).length
}

/** Different words in windows of fifty, averaged, so that long texts do not look poorer. */
function varietyOf(words: readonly Word[]): number {
  const window = 50
  const shares: number[] = []
  for (let at = 0; at + window <= words.length || at === 0; at += window / 2) {
    const part = words.slice(at, at + window).map((word) => word.text)
    if (part.length > 0) shares.push(new Set(part).size / part.length)
  }
  return mean(shares)
}

function slipsIn(text: string, sentences: readonly Sentence[]): number {
  const small = sentences.filter((sentence) => /^\p{Ll}/u.test(sentence.text)).length
  return (
    small +
    [...text.matchAll(/ [,.;](?=\s)|,,|!!|\?\?|[,.;](?=\p{L}{2,})|\bi\b(?=[ '])|(?<=\p{L}) {2,}(?=\p{L})/gu)]
      .length
  )
}
