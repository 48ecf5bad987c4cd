import type { AnswerReading, SentenceReading } from '../answers/read-answer.ts'
import { detectStarElements } from '../answers/star-elements.ts'
import type { Prepared } from '../pipeline.ts'
import { counted, sentenceOf } from '../text/join-sentence.ts'
import { interpolate, mean, within } from '../text/text.ts'
import { qualityOf } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, enough, isFull } from './draft.ts'

/** What was done well tells of learning too: the mean quality of the answers, in points of potential. */
const depthAnchors = [
  [0, 0],
  [0.3, 14],
  [0.45, 36],
  [0.6, 51],
  [0.75, 58],
] as const

/** How far an answer's signs may count, 0 for talk and 1 for a sound account: no step at which they begin to. */
const soundness = (answer: AnswerReading) => within(0, (qualityOf(answer) - 0.1) / 0.3, 1)

function reasonOf(
  answers: readonly AnswerReading[],
  seen: { shared: boolean; next: boolean },
  full: boolean,
) {
  if (answers.every((answer) => answer.spoken.length === 0))
    return 'No answer could be scored, so no example of learning was found.'
  const lessons = answers.map((answer) => detectStarElements(answer).lesson)
  const learnedIn = lessons.filter((lesson) => lesson === 'found').length
  const learned =
    learnedIn > 0
      ? `${counted(learnedIn, 'answer')} ${learnedIn === 1 ? 'describes' : 'describe'} something learned`
      : full
        ? 'Strong examples point to learning'
        : lessons.includes('unsure')
          ? 'No clear account of something learned was found'
          : 'No example of something learned was found'
  const onward = full ? seenOf(seen) : onwardOf(seen)
  const more =
    !full && learnedIn > 0 && seen.shared && seen.next ? 'fuller accounts of it would score higher' : ''
  return sentenceOf([learned, onward, more])
}

function onwardOf({ shared, next }: { shared: boolean; next: boolean }): string {
  if (shared)
    return `something was passed on to others, and ${next ? 'a next step is named' : 'no next step was found'}`
  return next
    ? 'a next step is named; no example of passing knowledge on was found'
    : 'no example of passing knowledge on and no next step were found'
}

function seenOf({ shared, next }: { shared: boolean; next: boolean }): string {
  const parts = [shared ? 'something was passed on to others' : '', next ? 'a next step is named' : '']
  return parts.filter(Boolean).join(', and ')
}

/** Learning agility: learned, applied, passed on; and a next step. */
export function scorePotential({ answers }: Prepared): DraftScore {
  const learning = answers.filter((a) => a.sentences.some((s) => s.learning > 0))
  const lived = learning.filter((a) => a.sentences.some((s) => behaviour(s) > 0))
  const applied = lived.filter((a) => a.sentences.some((s) => s.result > 0 || s.numbers > 0))
  const sounding = (some: readonly AnswerReading[]) => some.reduce((sum, a) => sum + soundness(a), 0)
  const answersWith = (of: (s: SentenceReading) => number) =>
    answers.filter((a) => a.sentences.some((s) => of(s) > 0))
  const sharing = answersWith((s) => (behaviour(s) > 0 ? s.sharing : 0))
  const next = answersWith((s) => s.nextStep)
  const breadth = 24 * enough(sounding(lived)) + 20 * enough(sounding(applied))
  const onward = 12 * enough(sounding(sharing)) + 6 * enough(sounding(next))
  const depth = interpolate(mean(answers.map((a) => within(0, qualityOf(a), 0.75))), depthAnchors)
  const wish = answers.some((a) => a.spoken.some((s) => s.wishes > 0 || s.learning > 0))
  // Somebody who did much has learned by it, said or not; a wish to learn alone is the step above nothing.
  const value = within(wish ? 15 : 0, breadth + onward + depth, 100)
  const seen = { shared: sharing.length > 0, next: next.length > 0 }
  return {
    value,
    reason: reasonOf(answers, seen, isFull(value)),
    claims: claimBest(answers, (s) => s.learning * 2 + s.sharing + s.nextStep + 0.2 * behaviour(s)),
  }
}
