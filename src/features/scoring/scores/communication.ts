import type { AnswerReading } from '../answers/read-answer.ts'
import { reasonOf } from '../sentences/in-english.ts'
import { part, type Said } from '../sentences/said.ts'
import { openingOf } from '../sentences/steps.ts'
import { interpolate, sum, within } from '../text/text.ts'
import { type Judging, meanOver, qualityOf, shareSpoken, talkIn } from './answer-score.ts'
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

/** Whether an answer holds what its reader needs, 0 to 1. */
const fullness = (answer: AnswerReading): number => within(0, qualityOf(answer) / 0.8, 1)
const worth = { fullness: 0.5, brevity: 0.3, form: 0.2 }

function clarityOf(answer: AnswerReading): number {
  // Form and length are nothing: every answer has what they are worth.
  const clear = worth.form + worth.fullness * fullness(answer) + worth.brevity * (1 - talkIn(answer))
  const points = interpolate(clear, [
    [0, 0],
    [0.5, 34],
    [0.75, 60],
    [0.9, 82],
    [1, 100],
  ])
  return points * shareSpoken(answer)
}

function mostLost(answers: readonly AnswerReading[]): Said {
  const thin = worth.fullness * sum(answers.map((answer) => 1 - fullness(answer)))
  const talk = worth.brevity * sum(answers.map(talkIn))
  if (thin + talk === 0) return []
  return [part('wouldHelp', { what: [part(thin >= talk ? 'lack.examples' : 'lack.talk')] })]
}
