import type { Language } from '#contract/languages.ts'
import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { describeAnswer } from '../sentences/describe-answer.ts'
import { interpolate, within } from '../text/text.ts'
import { behaviour } from './draft.ts'

/** What an answer shows, each from 0 (nothing) to 1 (as much as counts); talk up to 2. */
type AnswerSigns = ReturnType<typeof signsOf>

/** Much counts for less and less: half of `k` is worth .39, `k` .63, three times `k` .95. */
const saturate = (x: number, k: number) => 1 - Math.exp(-Math.max(0, x) / k)

/** Neither brevity nor length is a merit: signs count by the root of the length, up to 120 words. */
const paceOf = (words: number) => within(0.8, Math.sqrt(usualWords / Math.max(words, 25)), 1.5)
const usualWords = 65
/** What English says in a hundred words takes so many in another language. */
const lengthCalibration: Record<Language, number> = { en: 1, fr: 1.1, de: 0.94, es: 0.95 }

/** Evens out how often each language's lists find a sign, measured on interviews that exist in all four. */
const signCalibration = {
  action: { en: 1.1, fr: 0.92, de: 0.94, es: 1.08 },
  detail: { en: 1, fr: 0.98, de: 1.08, es: 1 },
  rigour: { en: 1.2, fr: 0.8, de: 1.2, es: 0.93 },
  result: { en: 1, fr: 0.95, de: 1.3, es: 0.85 },
  learning: { en: 1.1, fr: 0.8, de: 1.15, es: 1.05 },
  reasoning: { en: 0.92, fr: 0.94, de: 1.08, es: 1.1 },
  analogy: { en: 1.4, fr: 0.85, de: 1.07, es: 0.85 },
} as const satisfies Record<string, Record<Language, number>>

/** Talk in a sentence that tells nothing weighs less, as the whole sentence weighs already: see `idle`. */
const besideTelling = 0.5
const talkOf = (s: SentenceReading) => 0.5 * s.hedging + s.vague + 1.2 * s.opinion + s.praise

function signsOf(answer: AnswerReading) {
  const { sentences, spoken, spokenWords, language } = answer
  const sum = (of: (s: SentenceReading) => number) => sentences.reduce((n, s) => n + of(s), 0)
  const words = sum((s) => s.words.length)
  const pace = paceOf(words / lengthCalibration[language])
  const saturating = (x: number, k: number) => saturate(x * pace, k)
  const even = (sign: keyof typeof signCalibration) => signCalibration[sign][language]
  const counted = new Set(sentences)
  const own = sum(behaviour) + 0.15 * sum((s) => s.side)
  const detail =
    sum((s) => Math.min(4, s.numbers)) +
    0.5 * sum((s) => s.names) +
    0.5 * sum((s) => Math.min(2, s.time) + s.place)
  const terms = new Set(sentences.flatMap((s) => s.terms)).size
  const withFigures = sentences.filter((s) => s.result > 0 && s.numbers > 0).length
  const talk = spoken.reduce((n, s) => n + (counted.has(s) ? 1 : besideTelling) * talkOf(s), 0)
  const idle = spokenWords === 0 ? 0 : 1 - words / spokenWords
  return {
    action: saturating(even('action') * own, 2.2),
    detail: saturating(even('detail') * detail, 3),
    terms: saturating(terms, 10),
    rigour: saturating(even('rigour') * sum((s) => Math.min(4, s.rigour)), 4),
    result: saturating(even('result') * sum((s) => Math.min(2, s.result)) + withFigures, 1.8),
    learning: saturating(even('learning') * sum((s) => Math.min(2, s.learning) + s.sharing + s.nextStep), 2),
    reasoning: saturating(even('reasoning') * sum((s) => s.reasons + 1.2 * s.tradeoff + 0.4 * s.order), 2.5),
    analogy: saturating(even('analogy') * sum((s) => s.analogy), 1.5),
    situation: saturating(
      sum((s) => s.situation),
      1.5,
    ),
    talk: within(0, talk / (1 + spoken.length), 2),
    idle: within(0, (idle - 0.34) / 0.66, 1),
    length: within(
      0,
      Math.sqrt(Math.min(answer.words / lengthCalibration[language], fullLength) / enoughWords),
      1,
    ),
    parroted: answer.parroted,
  }
}

/** What each sign is worth in an answer. Of the last four the best two count: no question asks for all of them. */
const worth = {
  action: 0.28,
  detail: 0.2,
  terms: 0.1,
  rigour: 0.2,
  best: 0.16,
  second: 0.08,
  situation: 0.02,
  talk: 0.22,
  idle: 0.16,
}

/** How good an answer is by its signs: about 0 for talk alone, .3 for a thin example, .5 for a sound one, .7 and more for a full one. */
export function qualityOf(answer: AnswerReading): number {
  return qualityFrom(signsOf(answer))
}

function qualityFrom(s: AnswerSigns): number {
  const [best = 0, second = 0] = [s.result, s.learning, s.reasoning, s.analogy].sort((a, b) => b - a)
  const signs =
    worth.action * s.action +
    worth.detail * s.detail +
    worth.terms * s.terms +
    worth.rigour * s.rigour +
    worth.best * best +
    worth.second * second +
    worth.situation * s.situation
  return signs * s.length - worth.talk * s.talk - worth.idle * s.idle - 0.1 * s.parroted
}

/** What an answer can be short of, and its signs without that lack. */
const lacks: readonly (readonly [name: string, without: Partial<AnswerSigns>])[] = [
  ['more on the candidate’s own actions', { action: 1 }],
  ['more figures, names, times or places', { detail: 1 }],
  ['more on how it was checked or recorded', { rigour: 1 }],
  ['more on results and reasons', { result: 1, reasoning: 1 }],
  ['more of the vocabulary of the trade', { terms: 1 }],
  ['a longer account', { length: 1 }],
  ['less general talk', { talk: 0, idle: 0 }],
  ['the candidate’s own words', { parroted: 0 }],
]

/** What would lift an answer most, by the weights that its score is made of. */
export function shortOf(answer: AnswerReading): string {
  const shown = signsOf(answer)
  const [most] = lacks
    .map(([name, without]) => ({ name, quality: qualityFrom({ ...shown, ...without }) }))
    .sort((a, b) => b.quality - a.quality)
  return most?.name ?? ''
}

/** Length stops earning credit here, so that padding does not pay. */
const fullLength = 120
/** From this many words that count on an answer loses nothing for being short. */
const enoughWords = 30

/** The step of the anchors that a quality stands for; between the points the line is straight. */
const anchors = [
  [-0.3, 24],
  [0, 33],
  [0.34, 53],
  [0.43, 73],
  [0.6, 88],
  [0.85, 99],
] as const

export function scoreAnswer(answer: AnswerReading): { value: number; reason: string } {
  if (answer.kind !== 'given') return { value: 0, reason: notGiven[answer.kind] }
  if (answer.spoken.length === 0)
    return { value: 0, reason: 'The answer only repeats itself or the question.' }
  const quality = interpolate(qualityOf(answer), anchors)
  const spoken = within(0, answer.spokenWords / minSpoken, 1)
  return { value: Math.round(quality * spoken), reason: reasonOf(answer) }
}

const minSpoken = 8

const tooMuchTalk = 0.6
const tooMuchIdle = 0.5

function reasonOf(answer: AnswerReading): string {
  const { talk, idle } = signsOf(answer)
  return describeAnswer(answer, {
    muchTalk: talk >= tooMuchTalk || idle >= tooMuchIdle,
    shortOf: shortOf(answer),
  })
}

const notGiven: Record<Exclude<AnswerReading['kind'], 'given'>, string> = {
  empty: 'The question was not answered.',
  'one-word': 'The answer is too short to score.',
  copied: 'The answer repeats the question or the job text.',
  gibberish: 'The answer is not readable text.',
  'off-language': 'The answer is not in the interview language.',
  asking: 'The answer asks a question back instead of answering.',
  'off-topic': 'No link to the question or the job was found in the answer.',
}
