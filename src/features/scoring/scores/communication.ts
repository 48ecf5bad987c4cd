import type { AnswerReading } from '../answers/read-answer.ts'
import { reasonOf } from '../sentences/in-english.ts'
import { part, type Said } from '../sentences/said.ts'
import { openingOf } from '../sentences/steps.ts'
import { interpolate, within } from '../text/text.ts'
import { type Judging, meanOver, qualityOf, talkIn } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, isFull } from './draft.ts'

/** Answers each question, to the point and with what a reader needs to follow it. Form, length and language mechanics are nothing. */
export function scoreCommunication({ answers }: Judging): DraftScore {
  const given = answers.filter((a) => a.spoken.length > 0)
  const value = meanOver(answers, (a) => (a.spoken.length === 0 ? 0 : clarityOf(a)))
  return {
    value,
    ...reasonOf(clarityIn(given, answers.length, value)),
    claims: claimBest(
      answers,
      (s) => s.reasons + behaviour(s) + (s.words.length >= 6 && s.words.length <= 30 ? 1 : 0),
    ),
  }
}

function clarityIn(given: readonly AnswerReading[], all: number, value: number): Said {
  if (given.length === 0) return [part('clear.unscored')]
  return [
    openingOf('communicationSkills', value),
    ...(isFull(value) ? [] : mostLost(given)),
    ...(given.length < all ? [part('unscored', { count: all - given.length, all })] : []),
  ]
}

/** A sign of clarity: what it is worth, how far it is shown, and what would help where it is low. */
type ClaritySign = { worth: number; shown: number; otherwise: 'lack.examples' | 'lack.talk' }

function claritySigns(answer: AnswerReading): ClaritySign[] {
  return [
    { worth: 0.5, shown: within(0, qualityOf(answer) / 0.8, 1), otherwise: 'lack.examples' },
    { worth: 0.3, shown: 1 - talkIn(answer), otherwise: 'lack.talk' },
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

function mostLost(answers: readonly AnswerReading[]): Said {
  const lost = new Map<ClaritySign['otherwise'], number>()
  for (const answer of answers)
    for (const { worth, shown, otherwise } of claritySigns(answer))
      lost.set(otherwise, (lost.get(otherwise) ?? 0) + worth * (1 - shown))
  const [most] = [...lost].sort(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? [part('wouldHelp', { what: [part(most[0])] })] : []
}
