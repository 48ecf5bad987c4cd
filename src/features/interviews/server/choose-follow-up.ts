import type { Language } from '#contract/languages.ts'
import { likelyLanguage, wordsOf } from '#lexicon/likely-language.ts'
import { perLanguage } from '#lexicon/per-language.ts'
import { checksIn, followUpsIn } from '#lexicon/questions/read-lexicon.ts'
import { lexiconOf } from '#lexicon/scoring/read-lexicon.ts'

/** Follow-up questions of one interview. */
export const maxFollowUps = 3
/** Shorter answers are asked for a little more, whatever they say. */
const shortWords = 25
/** Longer answers have had their say. */
const longWords = 60

/** An answer with its question and the question's own follow-up, '' where it has none. */
export interface AnswerToFollow {
  question: string
  ownFollowUp: string
  answer: string
  language: Language
}

/** The one gentle question after an answer; null where it needs none. It follows from the words alone: decision 039. */
export function chooseFollowUp({ question, ownFollowUp, answer, language }: AnswerToFollow): string | null {
  const ask = followUpsIn(language)
  const words = wordsOf(answer).length
  if (words >= longWords) return null
  // In another language nothing is looked for but length.
  const signs = likelyLanguage(answer) === language ? signsOf(answer, language) : null
  const isLackingDeed = signs?.deed === false && signsIn(language).episode.test(question)
  if (words < shortWords) return isLackingDeed ? ask.deed : ownFollowUp || ask.example
  if (isLackingDeed) return ask.deed
  return signs?.result === false && signsIn(language).episode.test(question) ? ask.result : null
}

/** Whether an answer tells of something done, and of what came of it. */
function signsOf(answer: string, language: Language): { deed: boolean; result: boolean } {
  const { past, participle, result } = signsIn(language)
  const text = answer.toLowerCase().replaceAll('’', "'")
  return {
    deed: past.test(text) || (participle?.test(text) ?? false),
    result: /\d/.test(text) || result.test(` ${foldedWords(text)} `),
  }
}

const signsIn = perLanguage((language) => {
  const { past, participle, result, lesson } = lexiconOf('star-elements', language)
  const phrases = [...result, ...lesson].map((phrase) => foldedWords(phrase, '*').replaceAll('*', '[^ ]*'))
  return {
    episode: new RegExp(`(?<![\\p{L}\\p{N}])(?:${checksIn(language).episodes.join('|')})`, 'iu'),
    past: new RegExp(past, 'u'),
    participle: participle ? new RegExp(participle, 'u') : null,
    result: new RegExp(` (?:${phrases.join('|')}) `, 'u'),
  }
})

/** Words without case, accents and punctuation; `also` is kept. */
function foldedWords(text: string, also = ''): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(also === '*' ? /[^\p{L}\p{N}*]+/gu : /[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
