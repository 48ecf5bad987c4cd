import type { Language } from '#contract/languages.ts'
import { fitFamilies, isHeard, rarityOf } from '#lexicon/occupations/fit-families.ts'
import { stemOf } from '#lexicon/stem.ts'
import type { AskedQuestion } from '../assessment.ts'
import { isNear } from '../text/fuzzy-match.ts'
import { contentStems, isContentWord, kinFinder } from '../text/stems.ts'
import { mean, type Word, within } from '../text/text.ts'
import { agencyOf } from './agency.ts'
import { signalsOf } from './lexicon.ts'

/**
 * What an answer is made of, by its words alone: capitals, punctuation and sentences make no difference. All but the
 * last three are per root of the number of words, so that neither brevity nor length pays.
 */
export type Substance = {
  /** How much more the words are those of the job's trade than those of any work. */
  readonly trade: number
  /** Words of the offer that the question did not say. */
  readonly offer: number
  readonly figures: number
  readonly deeds: number
  readonly reasons: number
  /** Words for measuring, checking and recording. */
  readonly checks: number
  /** Opinions, praise of oneself and vague phrases. */
  readonly talk: number
  /** The share of content words that no trade of the library uses. */
  readonly unusual: number
  /** The share of content words that are the question's. */
  readonly echo: number
  /** How far it tells something and is no mere list of words, 0 to 1: a list of the trade's words shows nothing. */
  readonly told: number
}

/** What a job is about: the family of its work where it is known, the stems of its offer, and the words of both. */
export type Matter = {
  readonly family: string | null
  readonly offer: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

const minMended = 6

/** Words with a slip of the pen as the job's words that they were meant to be, where no trade has a word so written. */
export function mendedTo({ words: meant }: Matter, words: readonly Word[], language: Language): Word[] {
  return words.map((word) => {
    const { text } = word
    if (text.length < minMended || meant.has(text) || isHeard(stemOf(text, language), language)) return word
    const near = [...meant].find((one) => one.length >= minMended && isNear(text, one))
    return near === undefined ? word : { ...word, text: near }
  })
}

type Context = {
  readonly question: AskedQuestion
  readonly matter: Matter
  readonly hypothetical: boolean
  readonly language: Language
}

/** Fewer words are read as if they were so many: one word is not all substance. More than the last dilute nothing. */
const minWords = 16
const maxWords = 70
const maxFigures = 6
/** Of fewer stems a share says little. */
const minStems = 6
/** From these shares of content words, or of words of the offer, on a text is a list of words: nobody tells anything so. */
const mereWords = 0.97
const mereOffer = 0.6

export function readSubstance(
  words: readonly Word[],
  { question, matter, hypothetical, language }: Context,
): Substance {
  const { family, offer } = matter
  const text = words.map((word) => word.text).join(' ')
  const flat = flatSentence(words)
  const asked = contentStems(question.text, language)
  const all = [...contentStems(words, language)]
  const stems = all.filter((stem) => !asked.has(stem))
  const content = words.filter(({ text: word }) => isContentWord(word, language)).length
  const ofOffer = stems.filter(kinFinder(offer)).length
  const told =
    within(0, (mereWords - content / Math.max(1, words.length)) / 0.15, 1) *
    within(0, (mereOffer - ofOffer / Math.max(minStems, stems.length)) / 0.2, 1)
  const root = Math.sqrt(within(minWords, words.length, maxWords))
  const fits = fitFamilies(text, language)
  const own = family === null ? 0 : (fits.get(family) ?? 0) - mean([...fits.values()])
  const { deeds, practice, group, groupPractice, wishes } = agencyOf(flat, language)
  // Asked what one would do, "I would" is as good as "I do".
  const planned = hypothetical ? wishes : 0
  const signals = signalsOf(language)
  const count = (...names: ('reasons' | 'tradeoff' | 'rigour' | 'opinion' | 'praise' | 'vague')[]) =>
    names.reduce((sum, name) => sum + signals[name].find(words).length, 0)
  return {
    trade: (told * Math.max(0, own)) / root,
    offer: (told * ofOffer) / root,
    figures: Math.min(maxFigures, figuresIn(words)) / root,
    deeds: (deeds + 0.6 * (practice + planned) + 0.5 * group + 0.25 * groupPractice) / root,
    reasons: count('reasons', 'tradeoff') / root,
    checks: (told * count('rigour')) / root,
    talk: count('opinion', 'praise', 'vague') / root,
    unusual: stems.filter((stem) => rarityOf(stem, language) >= unheard).length / Math.max(1, stems.length),
    echo: (all.length - stems.length) / Math.max(1, all.length),
    told,
  }
}

/** The rarity of a stem that one trade at most uses. */
const unheard = 3.5

/** The words in a row, as if somebody had dictated them. */
function flatSentence(words: readonly Word[]) {
  let at = 0
  const row = words.map(({ text }) => {
    const start = at
    at += text.length + 1
    return { text, start, end: start + text.length }
  })
  return { text: words.map(({ text }) => text).join(' '), start: 0, words: row }
}

/** Different figures: the same one twice counts once. */
const figuresIn = (words: readonly Word[]) =>
  new Set(words.filter(({ text }) => /\d/.test(text) && !text.includes('_')).map(({ text }) => text)).size
