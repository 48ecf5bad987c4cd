import type { AnswerReading } from '../answers/read-answer.ts'
import { openingOf } from '../sentences/steps.ts'
import { sentenceOf } from '../text/join-sentence.ts'
import { interpolate, within } from '../text/text.ts'
import { type Judging, meanOver, qualityOf, talkIn } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, isFull } from './draft.ts'

/** Answers each question, to the point and with what a reader needs to follow it. Form, length and language mechanics are nothing. */
export function scoreCommunication({ answers }: Judging): DraftScore {
  const given = answers.filter((a) => a.spoken.length > 0)
  const value = meanOver(answers, (a) => (a.spoken.length === 0 ? 0 : clarityOf(a)))
  return {
    value,
    reason: sentenceOf([
      given.length === 0 ? 'No answer could be scored for clarity' : openingOf('communicationSkills', value),
      given.length === 0 || isFull(value) ? '' : mostLost(given),
      given.length > 0 && given.length < answers.length
        ? `${answers.length - given.length} of ${answers.length} could not be scored`
        : '',
    ]),
    claims: claimBest(
      answers,
      (s) => s.reasons + behaviour(s) + (s.words.length >= 6 && s.words.length <= 30 ? 1 : 0),
    ),
  }
}

/** A sign of clarity: what it is worth, how far it is shown, and what would help where it is low. */
type ClaritySign = { worth: number; shown: number; otherwise: string }

function claritySigns(answer: AnswerReading): ClaritySign[] {
  const sign = (worth: number, shown: number, otherwise: string) => ({ worth, shown, otherwise })
  return [
    sign(0.5, within(0, qualityOf(answer) / 0.8, 1), 'fuller examples'),
    sign(0.3, 1 - talkIn(answer), 'less general talk'),
  ]
}

function clarityOf(answer: AnswerReading): number {
  const signs = claritySigns(answer).reduce((sum, { worth, shown }) => sum + worth * shown, forForm)
  const spoken = within(0, answer.spokenWords / minSpoken, 1)
  return (
    spoken *
    interpolate(signs, [
      [0, 0],
      [0.5, 34],
      [0.75, 60],
      [0.9, 82],
      [1, 100],
    ])
  )
}

/** What every answer has: form and length are nothing. */
const forForm = 0.2
const minSpoken = 8

function mostLost(answers: readonly AnswerReading[]): string {
  const lost = new Map<string, number>()
  for (const answer of answers)
    for (const { worth, shown, otherwise } of claritySigns(answer))
      lost.set(otherwise, (lost.get(otherwise) ?? 0) + worth * (1 - shown))
  const [most] = [...lost].sort(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? `${most[0]} would help most` : ''
}
