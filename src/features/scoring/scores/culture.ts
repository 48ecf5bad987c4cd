import { signalsOf } from '../answers/lexicon.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import type { Prepared } from '../pipeline.ts'
import { listed, sentenceOf } from '../text/join-sentence.ts'
import { mean, within } from '../text/text.ts'
import { qualityOf } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, enough, isFull, maxNamed } from './draft.ts'

/** How far an answer is a sound account of something done, 0 to 1: talk of a value, or a list, shows none. */
const soundness = (answer: AnswerReading) =>
  answer.substance.deeds > 0 ? within(0, (qualityOf(answer) - 0.2) / 0.3, 1) : 0

/** A word about a value shows less than an answer to a question that asks for it. */
const byWord = 0.5
/** More so in an answer to a question about what the company stands for. */
const byWordAsked = 0.75

/** How far an answer speaks of a value: 1 when its question asks for it, less when only its words name it. */
function speaksOf(answer: AnswerReading, value: string): number {
  if (answer.spoken.length === 0) return 0
  if (answer.question.measures?.includes(value)) return 1
  const list = signalsOf(answer.language).values.get(value.toLowerCase())
  const named = (list?.find(answer.flat).length ?? 0) > 0
  return named ? (answer.question.competency === 'culture' ? byWordAsked : byWord) : 0
}

/** The company's values in what was done, and a motivation that is about this job. */
export function scoreCulture({ job, answers }: Prepared): DraftScore {
  const strengths = job.companyValues.map((value) => {
    const shown = answers.map((answer) => speaksOf(answer, value) * soundness(answer))
    const isNamed = answers.some((answer) => speaksOf(answer, value) > 0)
    return { value, isNamed, strength: Math.max(0, ...shown) }
  })
  const shown = strengths.filter(({ strength }) => strength >= minShown).map(({ value }) => value)
  const others = strengths.filter(
    ({ value, isNamed }) => !shown.includes(value) && (shown.length > 0 || isNamed),
  )
  const specific = Math.max(0, ...answers.map((answer) => (answer.motivation ? specificityOf(answer) : 0)))
  const motivated = specific >= minSpecific
  const seen = strengths.reduce((sum, { strength }) => sum + strength, 0)
  const depth = within(0, mean(answers.map(qualityOf)), 1)
  const value = answers.every(({ spoken }) => spoken.length === 0)
    ? 0
    : 8 + 38 * enough(1.6 * seen) + 12 * specific + 45 * depth
  return {
    value,
    reason: sentenceOf([
      ...valuesSeen(
        shown,
        others.map((one) => one.value),
      ),
      motivated ? 'the motivation is specific to this job' : 'no motivation specific to this job was found',
      !isFull(value) && motivated && shown.length === job.companyValues.length
        ? 'fuller examples would score higher'
        : '',
    ]),
    claims: claimBest(
      answers.filter((answer) => shown.length === 0 || shown.some((one) => speaksOf(answer, one) > 0)),
      behaviour,
    ),
  }
}

const minShown = 0.55
const minSpecific = 0.6

/** What is said of the values; `others` are those not seen, or where none is, those that are only named. */
function valuesSeen(shown: readonly string[], others: readonly string[]): string[] {
  const names = listed(others, maxNamed)
  if (shown.length > 0)
    return [
      `Examples in the answers show ${listed(shown, maxNamed)}`,
      others.length > 0 ? `no example was found for ${names}` : '',
    ]
  return [
    'No example of a company value was found in the answers',
    others.length > 0 ? `mentioned only: ${names}` : '',
  ]
}

/** How far a motivation could not be sent to another company, 0 to 1: it speaks of what this job is about. */
function specificityOf({ substance }: AnswerReading): number {
  return within(0, (substance.offer + 0.5 * substance.trade - substance.talk) / 0.5, 1)
}
