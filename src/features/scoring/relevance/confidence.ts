import type { AnswerReading } from '../answers/read-answer.ts'
import { mean, sum } from '../text/text.ts'
import type { Relevance } from './relevance.ts'

/** Why a person should look twice at what was read by machine; the first ones weigh most. */
export const doubts = [
  'answers-unlike-questions',
  'answers-unlike-job',
  'answers-repeat-questions',
  'engines-apart',
  'other-language',
  'instructions',
  'most-unjudged',
  'some-unjudged',
  'short-answers',
  'few-answers',
  'no-cv',
] as const
export type Doubt = (typeof doubts)[number]

export const confidenceLevels = ['high', 'medium', 'low'] as const
export type ConfidenceLevel = (typeof confidenceLevels)[number]

/** How far the scores can be relied on, with the reasons where it is less than high. Never part of a score. */
export type Confidence = { readonly level: ConfidenceLevel; readonly reasons: readonly Doubt[] }

const minor: ReadonlySet<Doubt> = new Set([
  'answers-repeat-questions',
  'some-unjudged',
  'short-answers',
  'few-answers',
  'no-cv',
])

/** In the order of `doubts`, each once. */
export function confidenceFrom(found: Iterable<Doubt>): Confidence {
  const known = new Set(found)
  const reasons = doubts.filter((doubt) => known.has(doubt))
  const level = reasons.length === 0 ? 'high' : reasons.every((one) => minor.has(one)) ? 'medium' : 'low'
  return { level, reasons }
}

export const withDoubt = ({ reasons }: Confidence, doubt: Doubt): Confidence =>
  confidenceFrom([...reasons, doubt])

/**
 * What it means that the engine could not judge so many of all answers, those in part counted so. A single one says
 * nothing of the others; of short answers it always knows little, which `short-answers` says.
 */
export function doubtOfUnjudged(unjudged: number, all: number, areShort: boolean): Doubt | null {
  if (unjudged < fewest) return null
  return unjudged >= most * all && !areShort ? 'most-unjudged' : 'some-unjudged'
}
const fewest = 1.5
const most = 0.6

/** Shorter answers hold little that a machine can judge. */
const shortAnswer = 30

/**
 * So much of what is said is the questions'. Some say each question again before they answer, so this alone is no low
 * confidence; of one or two answers nothing is said. Drawn on the dev split, where people say a tenth again at most.
 */
const muchAsked = 0.13
const fewestRepeating = 3

/** The share of the answers' words of content that are those of their questions. */
function shareAsked(given: readonly AnswerReading[]): number {
  const words = sum(given.map(({ flat }) => flat.length))
  return words === 0 ? 0 : sum(given.map(({ flat, substance }) => substance.echo * flat.length)) / words
}

type Read = {
  readonly answers: readonly AnswerReading[]
  readonly cv: unknown
  readonly relevance: Relevance
}

/** What speaks against relying on an interview's scores before any engine has judged it. */
export function confidenceOf({ answers, cv, relevance }: Read): Confidence {
  const given = answers.filter(({ kind }) => kind === 'given')
  const foreign = answers.filter(({ kind }) => kind === 'off-language').length
  const found: (Doubt | false)[] = [
    relevance.questions !== 'clear' && 'answers-unlike-questions',
    relevance.job !== 'clear' && 'answers-unlike-job',
    given.length >= fewestRepeating && shareAsked(given) >= muchAsked && 'answers-repeat-questions',
    foreign > 0 && foreign * 3 >= answers.length && 'other-language',
    given.length > 0 && mean(given.map(({ spokenWords }) => spokenWords)) < shortAnswer && 'short-answers',
    given.length * 4 < answers.length * 3 && 'few-answers',
    cv === null && 'no-cv',
  ]
  return confidenceFrom(found.filter((doubt) => doubt !== false))
}
