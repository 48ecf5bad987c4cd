import type { Language } from '#contract/languages.ts'
import type { AskedQuestion } from '../assessment.ts'
import { isOtherLanguage } from '../text/identify-language.ts'
import { runsOf, type Sentence, sentencesOf, wordsOf } from '../text/text.ts'
import { agencyOf } from './agency.ts'
import { signalsOf } from './lexicon.ts'
import type { Matter } from './substance.ts'

/** What an answer is, before it is scored. Only `given` answers are scored. */
export type AnswerKind = 'empty' | 'one-word' | 'copied' | 'gibberish' | 'off-language' | 'asking' | 'given'

export type AnswerContext = {
  language: Language
  question: AskedQuestion
  motivation: boolean
  /** True when the question asks what one would do, so that "I would" is the answer to it. */
  hypothetical: boolean
  matter: Matter
  instructions: readonly { start: number; end: number }[]
  copyable: readonly ReadonlySet<string>[]
}

/** "I don't know what to put here" is no answer; a longer text that begins so may be one. */
const maxShrugLength = 10

/** Sorts an answer (redacted text) into what can and what cannot be scored. */
export function kindOfAnswer(text: string, context: AnswerContext): AnswerKind {
  const words = wordsOf(text)
  if (words.length === 0) return 'empty'
  const signals = signalsOf(context.language)
  if (words.length < 3) return 'one-word'
  if (words.length <= maxShrugLength && signals.nonAnswer.find(words).some((hit) => hit.to - hit.from >= 2))
    return 'one-word'
  if (isGibberish(text)) return 'gibberish'
  if (copiedShare(text, context.copyable) >= 0.8) return 'copied'
  if (isOtherLanguage(text, context.language)) return 'off-language'
  if (isAsking(text, context.language)) return 'asking'
  return 'given'
}

/** A question that was not understood is asked back in few words. */
const maxPleaLength = 15
/** So many words beside what is asked are an answer of their own. */
const minBesides = 8

/** Questions back, and pleas to hear the question again, with next to nothing beside them. */
function isAsking(text: string, language: Language): boolean {
  const pleas = signalsOf(language).askBack
  // A question in quotation marks is told, not asked; the closing ones may stand before the next sentence.
  const isTold = ({ text: own, start }: Sentence) =>
    /[?？]\s*[»”“"]\P{L}*$/u.test(`${own}${text.slice(start + own.length, start + own.length + 2)}`)
  const asks = (s: Sentence) =>
    /[?？]\P{L}*$/u.test(s.text) && !isTold(s)
      ? agencyOf(s, language).deeds === 0
      : s.words.length <= maxPleaLength && pleas.find(s.words).length > 0
  const sentences = sentencesOf(text)
  const rest = sentences.filter((s) => !asks(s)).reduce((sum, s) => sum + s.words.length, 0)
  return rest < minBesides && sentences.some(asks)
}

/** Keyboard noise, one word over and over, or words no European language is made of. */
export function isGibberish(text: string): boolean {
  const words = wordsOf(text).map((word) => word.text)
  const letters = words.filter((word) => /\p{L}/u.test(word))
  if (letters.length < words.length * 0.3) return true
  if (words.length >= 6 && new Set(words).size <= words.length * 0.25) return true
  const odd = letters.filter((word) => word.length > 3 && isUnpronounceable(word)).length
  const long = letters.filter((word) => word.length > 3).length
  // One such word is a compound or a slip of the pen.
  return odd > 1 && odd / long >= 0.4
}

function isUnpronounceable(word: string): boolean {
  if (/_|\d/.test(word) || !/^[a-z]+$/.test(word)) return false
  const vowels = word.replace(/[^aeiouy]/g, '').length / word.length
  return (
    vowels < 0.15 ||
    /[^aeiouy]{6,}/.test(word) ||
    /(.)\1\1/.test(word) ||
    /asdf|qwer|zxcv|hjkl|sdfg|jkl/.test(word)
  )
}

/** The runs of words that an answer is compared with. */
export const copyableRunsOf = (text: string): ReadonlySet<string> => new Set(runsOf(wordsOf(text), 4))

/** The largest share of a text's runs of words that one of some sources holds. */
export function copiedShare(text: string, sources: readonly ReadonlySet<string>[]): number {
  const own = runsOf(wordsOf(text), 4)
  if (own.length === 0) return 0
  return Math.max(0, ...sources.map((known) => own.filter((run) => known.has(run)).length / own.length))
}
