import type { AnswerReading, SentenceReading } from '../answer-features.ts'
import { qualityOf } from '../answer-mark.ts'
import { counted, sentenceOf } from '../in-words.ts'
import type { CompetencyDraft, Prepared } from '../pipeline.ts'
import { interpolate, mean, within } from '../text.ts'
import { toldIn } from '../told/told-in.ts'
import { behaviour, claimBest, enough, isFull } from './draft.ts'

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

/** What of learning is seen, and unless the mark is full, what is not. */
function reasonOf(
  answers: readonly AnswerReading[],
  seen: { shared: boolean; next: boolean },
  full: boolean,
) {
  if (answers.every((answer) => answer.spoken.length === 0))
    return 'No answer can be judged, so nothing learned is seen.'
  const lessons = answers.map((answer) => toldIn(answer).lesson)
  const told = lessons.filter((lesson) => lesson === 'told').length
  const learned =
    told > 0
      ? `${counted(told, 'answer')} ${told === 1 ? 'tells' : 'tell'} of something learned`
      : full
        ? 'What was done well speaks of learning'
        : lessons.includes('unsure')
          ? 'What was learned is not told clearly'
          : 'Something learned was not seen in any answer'
  const onward = full ? seenOf(seen) : onwardOf(seen)
  const more = !full && told > 0 && seen.shared && seen.next ? 'fuller accounts of it would count more' : ''
  return sentenceOf([learned, onward, more])
}

function onwardOf({ shared, next }: { shared: boolean; next: boolean }): string {
  if (shared)
    return `something was passed on to others, and a next step ${next ? 'is named' : 'was not seen'}`
  return next
    ? 'a next step is named, but passing it on to others was not seen'
    : 'neither passing it on to others nor a next step was seen'
}

function seenOf({ shared, next }: { shared: boolean; next: boolean }): string {
  const parts = [shared ? 'something was passed on to others' : '', next ? 'a next step is named' : '']
  return parts.filter(Boolean).join(', and ')
}

/** Learning agility: learned, applied, passed on; and a next step. */
export function markPotential({ answers }: Prepared): CompetencyDraft {
  const learning = answers.filter((a) => a.sentences.some((s) => s.learning > 0))
  const lived = learning.filter((a) => a.sentences.some((s) => behaviour(s) > 0))
  const applied = lived.filter((a) => a.sentences.some((s) => s.result > 0 || s.numbers > 0))
  const sounding = (some: readonly AnswerReading[]) => some.reduce((sum, a) => sum + soundness(a), 0)
  const telling = (of: (s: SentenceReading) => number) =>
    answers.filter((a) => a.sentences.some((s) => of(s) > 0))
  const sharing = telling((s) => (behaviour(s) > 0 ? s.sharing : 0))
  const next = telling((s) => s.nextStep)
  const breadth = 24 * enough(sounding(lived)) + 20 * enough(sounding(applied))
  const onward = 12 * enough(sounding(sharing)) + 6 * enough(sounding(next))
  const depth = interpolate(mean(answers.map((a) => within(0, qualityOf(a), 0.75))), depthAnchors)
  const wish = answers.some((a) => a.spoken.some((s) => s.wishes > 0 || s.learning > 0))
  // Somebody who did much has learned by it, told or not; a wish to learn alone is the step above nothing.
  const value = within(wish ? 15 : 0, breadth + onward + depth, 100)
  const seen = { shared: sharing.length > 0, next: next.length > 0 }
  return {
    value,
    reason: reasonOf(answers, seen, isFull(value)),
    claims: claimBest(answers, (s) => s.learning * 2 + s.sharing + s.nextStep + 0.2 * behaviour(s)),
  }
}
