import type { Language } from '#contract/languages.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'
import { part } from '../sentences/said.ts'
import { type PhraseList, phraseLists } from '../text/phrase-matcher.ts'
import { mean, ramp, sentencesOf, wordsOf } from '../text/text.ts'
import { type Points, pastedShare, type WrittenAnswer } from './typing-points.ts'

const listsOf = perLanguage((language) => phraseLists(lexiconOf('writing-style', language)))

/** What can be counted of how a text is written. Every figure is a share or a rate: length does not move it. */
export function styleOf(text: string, language: Language) {
  const { formulas, polish } = listsOf(language)
  const words = wordsOf(text)
  const lengths = sentencesOf(text).map((sentence) => sentence.words.length)
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
    /** Of the lengths of sentences: standard deviation over mean. */
    unevenness: length === 0 ? 0 : spread(lengths) / length,
    sentenceLength: length,
    wordLength: mean(words.map((word) => word.text.length)),
  }
}

export type Style = ReturnType<typeof styleOf>

export const minWords = 60

/** Points for style, 0-45. Learners are taught an even rhythm: it only adds to set phrases. */
export function stylePoints(style: Style): number {
  if (style.words < minWords) return 0
  const said = style.formulas.length + 0.3 * style.polish.length
  const phrases = 30 * ramp(((said - 1) * 100) / style.words, [0.1, 1.8])
  const evenness = 15 * ramp(0.5 - style.unevenness, [0, 0.3])
  return Math.round(phrases + Math.min(phrases, evenness))
}

const maxForContrast = 15
const minTyped = 2

/** By how much two texts of one writer differ, as a rule. */
const usual = { sentenceLength: 5, wordLength: 0.4, unevenness: 0.2 }
const compared = Object.keys(usual) as (keyof typeof usual)[]

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
      compared.map((figure) => {
        const own = typed.map((one) => one.style[figure])
        return Math.abs(style[figure] - mean(own)) / Math.max(usual[figure], spread(own))
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
