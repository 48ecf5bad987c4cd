import type { Language } from '#contract/languages.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import { part } from '../sentences/said.ts'
import { type PhraseList, phraseLists } from '../text/phrase-matcher.ts'
import { fold, mean, ramp, type Sentence, sentencesOf, type Word, within, wordsOf } from '../text/text.ts'
import { type Points, pastedShare, type WrittenAnswer } from './typing-points.ts'

const ends = (list: readonly string[]) => list.map((end) => end.replace('*', '')).join('|')

const listsOf = perLanguage((language) => {
  const { participles, abstractEndings, ...lists } = lexiconOf('writing-style', language)
  return {
    ...phraseLists(lists),
    participle: new RegExp(`^(?:\\p{L}{3,})(?:${ends(participles)})$`, 'u'),
    abstract: new RegExp(`^\\p{L}{3,}(?:${ends(abstractEndings)})$`, 'u'),
  }
})

/** What can be counted of how a text is written. Every figure is a share or a rate: length does not move it. */
export function styleOf(text: string, language: Language) {
  const { formulas, polish, connectives, participle, abstract } = listsOf(language)
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
    /** Set phrases that machine text overuses, each once. */
    formulas: phrases(formulas),
    /** Polished turns that careful people use as well. */
    polish: phrases(polish),
    connectives: perSentence(sentences.filter((one) => connectives.find(one.words)[0]?.from === 0).length),
    triads: perSentence(triadsIn(text)),
    hangingClauses: perSentence(hangingClausesIn(text, words, participle)),
    /** Of the lengths of sentences: standard deviation over mean. */
    unevenness: length === 0 ? 0 : spread(lengths) / length,
    sentenceLength: length,
    wordLength: mean(words.map((word) => word.text.length)),
    abstractions: words.filter((word) => abstract.test(word.text)).length / Math.max(1, words.length),
    roughness: [...text.matchAll(/\d+|[?!()"“”«»…;–—]|\.\.+/g)].length / hundreds,
    slips: slipsIn(text, sentences) / hundreds,
  }
}

export type Style = ReturnType<typeof styleOf>

/** "A, b, and c". */
function triadsIn(text: string): number {
  return [...fold(text).matchAll(/[^,.;:!?\n]{3,50},[^,.;:!?\n]{3,50},? (?:and|or|et|ou|und|sowie|y|e|o) /g)]
    .length
}

/** A clause hung on with a comma and a participle: ", ensuring that …". */
function hangingClausesIn(text: string, words: readonly Word[], participle: RegExp): number {
  return words.filter(
    (word) =>
      participle.test(word.text) &&
      /,\s(?:\p{L}+ly\s)?$/u.test(text.slice(Math.max(0, word.start - 14), word.start)),
  ).length
}

/** Sentences that begin small, blanks before a comma, doubled marks. */
function slipsIn(text: string, sentences: readonly Sentence[]): number {
  const small = sentences.filter((sentence) => /^\p{Ll}/u.test(sentence.text)).length
  return (
    small +
    [...text.matchAll(/ [,.;](?=\s)|,,|!!|\?\?|[,.;](?=\p{L}{2,})|\bi\b(?=[ '])|(?<=\p{L}) {2,}(?=\p{L})/gu)]
      .length
  )
}

const maxForStyle = 45
export const minWords = 60

/** Points for style, 0-45. Learners are taught even rhythm and connectives: these only add to set phrases. */
export function stylePoints(style: Style): number {
  if (style.words < minWords) return 0
  const said = style.formulas.length + 0.3 * style.polish.length
  const phrases = 30 * ramp(((said - 1) * 100) / style.words, [0.1, 1.8])
  const manner =
    10 * ramp(0.5 - style.unevenness, [0, 0.3]) +
    6 * ramp(style.hangingClauses, [0, 0.4]) +
    4 * ramp(style.connectives, [0, 0.4]) +
    3 * ramp(style.triads, [0.1, 0.8])
  const byHand = 10 * ramp(style.slips, [0, 1.2]) + 5 * ramp(style.roughness, [2, 8])
  return Math.round(within(0, phrases + Math.min(phrases, manner) - byHand, maxForStyle))
}

const maxForContrast = 15
const minTyped = 2

const compared: readonly [
  'sentenceLength' | 'wordLength' | 'abstractions' | 'slips' | 'unevenness',
  number,
][] = [
  ['sentenceLength', 5],
  ['wordLength', 0.4],
  ['abstractions', 0.025],
  ['slips', 0.8],
  ['unevenness', 0.2],
]

/** Points for a pasted answer that is written unlike what the same person typed, 0-15. */
export function contrastPoints(answers: readonly WrittenAnswer[], language: Language): Points {
  const styled = answers.map((answer) => ({
    share: pastedShare(answer),
    style: styleOf(answer.text, language),
  }))
  const long = styled.filter(({ style }) => style.words >= minWords)
  const typed = long.filter(({ share }) => share === 0)
  const pasted = long.filter(({ share }) => share !== null && share >= 0.5)
  if (typed.length < minTyped || pasted.length === 0) return { points: 0, reasons: [] }
  const distances = pasted.map(({ style }) =>
    mean(
      compared.map(([figure, usual]) => {
        const own = typed.map((one) => one.style[figure])
        return Math.abs(style[figure] - mean(own)) / Math.max(usual, spread(own))
      }),
    ),
  )
  const unlike = distances.filter((distance) => distance > 1.5)
  if (unlike.length === 0) return { points: 0, reasons: [] }
  return {
    points: Math.min(maxForContrast, 5 + 10 * (Math.max(...unlike) - 1.5)),
    reasons: [[part('ai.contrast')]],
  }
}

/** Standard deviation. */
function spread(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
