import type { Language } from '#contract/languages.ts'
import type { Trade } from '#lexicon/occupations/find-trade.ts'
import { isHeard, ofMostTrades, rarityOf } from '#lexicon/occupations/fit-families.ts'
import { speechOf } from '#lexicon/occupations/trade-speech.ts'
import { kinFinder, stemOf } from '#lexicon/stem.ts'
import type { AskedQuestion } from '../assessment.ts'
import { isNear } from '../text/fuzzy-match.ts'
import { isLookedFor } from '../text/spelling.ts'
import { contentStems, isContentWord, isFunctionWord } from '../text/stems.ts'
import { mean, ramp, sum, type Word, within } from '../text/text.ts'
import { agencyOf } from './agency.ts'
import { signalsOf } from './lexicon.ts'
import { starLexiconOf } from './star-elements.ts'

/**
 * What an answer is made of, by its words alone: capitals, punctuation and sentences make no difference. All but the
 * last two are per root of the number of words, so that neither brevity nor length pays.
 */
export type Substance = {
  /** How much more the words are those of the job's trade than those of any work, below 0 where less. */
  readonly trade: number
  /** Words of the offer that the question did not say, those of few trades before those of any. */
  readonly offer: number
  /** Different figures, in digits or in words, as far as they stand by something of this work. */
  readonly figures: number
  /** Deeds and words for measuring and recording, as far as something of this work stands near, or is spoken of in the other answers. */
  readonly deeds: number
  readonly checks: number
  /** Opinions, praise of oneself and vague phrases. */
  readonly talk: number
  /** The share of content words that are the question's. */
  readonly echo: number
  /** How far it tells something and is no mere list of words, 0 to 1: a list of the trade's words shows nothing. */
  readonly told: number
}

/** What a job is about: its trade where it is known, the stems of its offer, the words of both, and those of its skills. */
export type Matter = {
  readonly trade: Trade | null
  readonly offer: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly skills: ReadonlySet<string>
}

const minMended = 5

/** What the words of an interview were meant to be, by its matter: each is looked up once. */
const meantIn = new WeakMap<Matter, Map<string, string>>()

/** Words with a slip of the pen as the job's words that they were meant to be, where no trade has a word so written. */
export function mendedTo(matter: Matter, words: readonly Word[], language: Language): Word[] {
  const known = meantIn.get(matter) ?? new Map<string, string>()
  meantIn.set(matter, known)
  return words.map((word) => {
    const meant = known.get(word.text) ?? meantBy(word.text, matter, language)
    known.set(word.text, meant)
    return meant === word.text ? word : { ...word, text: meant }
  })
}

function meantBy(text: string, { words: meant }: Matter, language: Language): string {
  const isHeardOf = (word: string) => meant.has(word) || isHeard(stemOf(word, language), language)
  if (text.length < minMended || isHeardOf(text)) return text
  const near = [...meant].find((one) => one.length >= minMended && isNear(text, one))
  if (near !== undefined || isLookedFor(text, language)) return near ?? text
  return slipsOf(text).find((one) => isHeardOf(one) || isLookedFor(one, language)) ?? text
}

/** A word with two neighbouring letters in the other order, or one of two equal ones left out: such slips seldom make another word. */
const slipsOf = (word: string): string[] =>
  [...word.slice(1)].map((letter, at) => {
    const before = word.charAt(at)
    return word.slice(0, at) + (letter === before ? '' : letter) + before + word.slice(at + 2)
  })

/** What is read of an answer: its words that count, in a row, and what was asked. */
export type Asked = {
  readonly flat: readonly Word[]
  readonly question: AskedQuestion
  readonly hypothetical: boolean
}

/** Fewer words are read as if they were so many: one word is not all substance. More than the last dilute nothing. */
const minWords = 16
const maxWords = 70
const maxFigures = 6
/** Of fewer stems a share says little. */
const minStems = 6
/** From these shares of content words, or of words of the offer, on a text is a list of words: nobody tells anything so. */
const mereWords = [0.97, 0.82] as const
const mereOffer = [0.6, 0.4] as const

/** The answers of a whole interview with their substance: what is told beside answers about this work is about it too. */
export function withSubstance<Answer extends Asked>(
  answers: readonly Answer[],
  matter: Matter,
  language: Language,
): (Answer & { substance: Substance })[] {
  const read = answers.map((answer) => ({ answer, words: readWords(answer, matter, language) }))
  return read.map(({ answer, words }, at) => {
    const others = read.filter((other, place) => place !== at && other.answer.flat.length > 0)
    const lent = lentBy(others.map((other) => other.words))
    return { ...answer, substance: { ...words, ...readActs(answer, words.told, { matter, language, lent }) } }
  })
}

/** From these on the other answers of an interview are surely about its work. */
const surelyOfWork = [0.2, 0.7] as const

/** How far the other answers say that somebody speaks of this work, 0 to 1. */
const lentBy = (others: readonly Pick<Substance, 'trade' | 'offer'>[]): number =>
  mean(others.map(({ trade, offer }) => ramp(trade + offer, surelyOfWork)))

function readWords({ flat, question }: Asked, { trade, offer }: Matter, language: Language) {
  const asked = contentStems(question.text, language)
  const all = [...contentStems(flat, language)]
  const stems = all.filter((stem) => !asked.has(stem))
  const content = flat.filter(({ text }) => isContentWord(text, language)).length
  const ofOffer = stems.filter(kinFinder(offer))
  const telling = ofOffer.map((stem) => within(0, rarityOf(stem, language) / ofOneTrade, 1))
  const told =
    ramp(content / Math.max(1, flat.length), mereWords) *
    ramp(ofOffer.length / Math.max(minStems, stems.length), mereOffer)
  const root = rootOf(flat)
  return {
    trade: trade === null ? 0 : (told * speechOf(trade, stems, language)) / root,
    offer: (told * sum(telling)) / root,
    echo: (all.length - stems.length) / Math.max(1, all.length),
    told,
  }
}

const rootOf = (words: readonly Word[]) => Math.sqrt(within(minWords, words.length, maxWords))

function readActs(
  { flat: words, hypothetical }: Asked,
  told: number,
  { matter, language, lent }: { matter: Matter; language: Language; lent: number },
) {
  const flat = flatSentence(words)
  const root = rootOf(words)
  const concrete = concreteIn(words, matter, language, lent)
  const grounds = nearby(concrete)
  const groundOf = (from: number, to: number) => Math.max(0, ...grounds.slice(from, to))
  const { deeds, practice, group, groupPractice, wishes } = agencyOf(flat, language, (clause) => {
    const [first, last] = [clause[0], clause.at(-1)]
    return first && last ? groundOf(flat.words.indexOf(first), flat.words.indexOf(last) + 1) : 0
  })
  // Asked what one would do, "I would" is as good as "I do".
  const planned = hypothetical ? wishes : 0
  const signals = signalsOf(language)
  const count = (...names: ('opinion' | 'praise' | 'vague')[]) =>
    sum(names.map((name) => signals[name].find(words).length))
  const checks = sum(signals.rigour.find(words).map(({ from, to }) => groundOf(from, to)))
  return {
    deeds: (deeds + 0.6 * (practice + planned) + 0.5 * group + 0.25 * groupPractice) / root,
    checks: (told * checks) / root,
    figures: Math.min(maxFigures, figuresIn(words, concrete, language)) / root,
    talk: count('opinion', 'praise', 'vague') / root,
  }
}

/** What stands so near to something of this work is about it. */
const reach = 6
/** A stem that speaks so much of a trade is a word of its work. */
const ofThisTrade = 1

/** An offer that says less says too little of what the work is about. */
const fewestOfOffer = 12

/** For each word how far something of this work stands near it: method by itself shows nothing. */
export const groundsOf = (words: readonly Word[], matter: Matter, language: Language): number[] =>
  nearby(concreteIn(words, matter, language, 0))

const nearby = (concrete: readonly number[]) =>
  concrete.map((_, at) => Math.max(...concrete.slice(Math.max(0, at - reach), at + reach + 1)))

/**
 * For each word how far it is something of this work: a figure, a name, a word of the work; or any other thing that not
 * every trade speaks of, which counts as much as the other answers are about this work.
 */
function concreteIn(
  words: readonly Word[],
  { trade, words: own, offer, skills }: Matter,
  language: Language,
  lent: number,
): number[] {
  const isUnknown = trade === null || offer.size < fewestOfOffer
  const isSpoken = (stem: string) => trade !== null && speechOf(trade, [stem], language) >= ofThisTrade
  return words.map(({ text }) => {
    if (/\d|_/.test(text)) return 1
    // The names of tools are often too short for words of content: SQL, Git.
    if (!isContentWord(text, language)) return skills.has(text) && !isFunctionWord(text, language) ? 1 : 0
    const stem = stemOf(text, language)
    const rarity = rarityOf(stem, language)
    if (rarity <= ofMostTrades) return 0
    const isOfWork = own.has(text) || offer.has(stem) || isSpoken(stem)
    return isUnknown || isOfWork ? 1 : lent
  })
}

/** The rarity of a stem that two trades use. */
const ofOneTrade = 3

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

/** A number in words is more often a turn of phrase. */
const inWords = 0.5

/** Different figures, in digits or in words, each as far as it stands by something of this work: a date of a wedding is none. */
function figuresIn(words: readonly Word[], concrete: readonly number[], language: Language): number {
  const { numbers } = starLexiconOf(language)
  const isInDigits = ({ text }: Word) => /\d/.test(text) && !text.includes('_')
  const grounds = nearby(concrete.map((value, at) => (words[at] && isInDigits(words[at]) ? 0 : value)))
  const found = new Map<string, number>()
  words.forEach((word, at) => {
    const worth = isInDigits(word) ? 1 : numbers.find([word]).length > 0 ? inWords : 0
    const known = found.get(word.text) ?? 0
    if (worth > 0) found.set(word.text, Math.max(known, worth * (grounds[at] ?? 0)))
  })
  return sum([...found.values()])
}
