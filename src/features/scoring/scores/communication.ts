import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import type { Prepared } from '../pipeline.ts'
import { counted, sentenceOf } from '../text/join-sentence.ts'
import { interpolate, mean, within } from '../text/text.ts'
import { qualityOf } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, isFull } from './draft.ts'

/** Answers the question, in order, in clear sentences of a fitting length. Mechanics count 15 % at most. */
export function scoreCommunication({ answers }: Prepared): DraftScore {
  const given = answers.filter((a) => a.spoken.length > 0)
  const value = mean(answers.map((a) => (a.spoken.length === 0 ? 0 : clarityOf(a))))
  const talkative = given.filter((a) => a.words < a.spokenWords / 2).length
  return {
    value,
    reason: sentenceOf([
      given.length === 0
        ? 'No answer could be scored for clarity'
        : `Answers are ${easeOf(value)}${isFull(value) ? '' : mostLost(given)}`,
      given.length > 0 && given.length < answers.length
        ? `${answers.length - given.length} of ${answers.length} could not be scored`
        : '',
      talkative > 0
        ? `${counted(talkative, 'answer')} ${talkative === 1 ? 'says' : 'say'} little to the point`
        : '',
    ]),
    claims: claimBest(
      answers,
      (s) =>
        s.order +
        s.reasons +
        s.analogy +
        behaviour(s) +
        (s.words.length >= 6 && s.words.length <= 30 ? 1 : 0),
    ),
  }
}

const easeOf = (value: number) =>
  value >= 70 ? 'easy to follow' : value >= 40 ? 'mostly easy to follow' : 'hard to follow'

/** A sign of clarity: what it is worth, how far it is shown, and what stands in the answer where it is low. */
type ClaritySign = { worth: number; shown: number; otherwise: string }

function clarityOf(answer: AnswerReading): number {
  if (answer.sentences.length === 0) return 25 * within(0, answer.spokenWords / 20, 1)
  const signs = claritySigns(answer).reduce((sum, { worth, shown }) => sum + worth * shown, 0)
  const complete = completeness(answer)
  // Fluent talk is understood too, so the signs lie close together at the top: the anchors spread them out.
  return interpolate(signs * (1 - complete.worth + complete.worth * complete.shown), [
    [0, 0],
    [0.3, 28],
    [0.7, 54],
    [0.86, 76],
    [0.96, 92],
    [1, 100],
  ])
}

function claritySigns(answer: AnswerReading): ClaritySign[] {
  const { spoken } = answer
  const sum = (of: (s: SentenceReading) => number) => spoken.reduce((n, s) => n + of(s), 0)
  const talk = within(0, sum((s) => s.hedging + s.vague + s.opinion + s.praise) / (1 + spoken.length), 1)
  const links = sum((s) => s.order + s.reasons + s.result + s.analogy)
  const average = answer.spokenWords / spoken.length
  const written = spoken.map((s) =>
    /^[\p{Lu}\p{N}[“"«¿¡„]/u.test(s.text) && /[.!?…:][“"»”)]?$/.test(s.text) ? 1 : 0.5,
  )
  const sign = (worth: number, shown: number, otherwise: string) => ({ worth, shown, otherwise })
  return [
    // What is said to the point, of all that is said.
    sign(0.2, answer.words / Math.max(1, answer.spokenWords), 'some parts drift from the question'),
    sign(0.2, 1 - talk, 'general phrases and hedging take up room'),
    sign(0.25, within(0, qualityOf(answer) / 0.55, 1), 'examples could be fuller'),
    sign(0.15, within(0, 0.4 + links / 5, 1), 'steps are rarely connected'),
    sign(
      0.1,
      average > 60 ? 0.6 : average > 40 ? 0.8 : average < 4 ? 0.5 : 1,
      average < 4 ? 'sentences are very short' : 'sentences are long',
    ),
    sign(0.1, mean(written), 'capitals or full stops are missing'),
  ]
}

/** Too short an answer keeps less than half of its score, however clear; too long a one loses a little. */
function completeness({ words, spokenWords }: AnswerReading): ClaritySign {
  const isLong = spokenWords > 260
  return {
    worth: 0.6,
    shown: within(0, words / 30, 1) * (isLong ? 0.85 : 1),
    otherwise: isLong ? 'they are long' : 'they are short',
  }
}

function mostLost(answers: readonly AnswerReading[]): string {
  const lost = new Map<string, number>()
  for (const answer of answers.filter(({ sentences }) => sentences.length > 0))
    for (const { worth, shown, otherwise } of [...claritySigns(answer), completeness(answer)])
      lost.set(otherwise, (lost.get(otherwise) ?? 0) + worth * (1 - shown))
  const [most] = [...lost].sort(([, a], [, b]) => b - a)
  return most && most[1] > 0 ? `, but ${most[0]}` : ''
}
