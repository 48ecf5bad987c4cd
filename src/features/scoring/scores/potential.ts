import { signalsOf } from '../answers/lexicon.ts'
import type { AnswerReading } from '../answers/read-answer.ts'
import { detectStarElements } from '../answers/star-elements.ts'
import type { Prepared } from '../pipeline.ts'
import { counted, sentenceOf } from '../text/join-sentence.ts'
import { mean, within } from '../text/text.ts'
import { qualityOf } from './answer-score.ts'
import { behaviour, claimBest, type DraftScore, enough, isFull } from './draft.ts'

/** How far an answer is a sound account, 0 to 1. */
const soundness = (answer: AnswerReading) => within(0, (qualityOf(answer) - 0.1) / 0.4, 1)

type Seen = { learned: number; shared: boolean; next: boolean; sound: boolean }

function reasonOf(answers: readonly AnswerReading[], seen: Seen, full: boolean) {
  if (answers.every((answer) => answer.spoken.length === 0))
    return 'No answer could be scored, so no example of learning was found.'
  const learned =
    seen.learned > 0
      ? `${counted(seen.learned, 'answer')} ${seen.learned === 1 ? 'describes' : 'describe'} something learned`
      : seen.sound
        ? 'Sound accounts point to learning; no clear account of something learned was found'
        : 'No clear account of something learned was found'
  const onward = full ? seenOf(seen) : onwardOf(seen)
  const more =
    !full && seen.learned > 0 && seen.shared && seen.next ? 'fuller accounts of it would score higher' : ''
  return sentenceOf([learned, onward, more])
}

function onwardOf({ shared, next }: Seen): string {
  if (shared)
    return `something was passed on to others, and ${next ? 'a next step is named' : 'no next step was found'}`
  return next
    ? 'a next step is named; no example of passing knowledge on was found'
    : 'no example of passing knowledge on and no next step were found'
}

function seenOf({ shared, next }: Seen): string {
  const parts = [shared ? 'something was passed on to others' : '', next ? 'a next step is named' : '']
  return parts.filter(Boolean).join(', and ')
}

/** Something learned, said in so many words or found by the second reading, in an account of something done. */
const tellsOfLearning = (answer: AnswerReading): boolean =>
  soundness(answer) >= 0.5 &&
  (detectStarElements(answer).lesson === 'found' ||
    signalsOf(answer.language).learning.find(answer.flat).length > 0)

/** Learning agility: learned, applied, passed on; and a next step. Who did much has learned by it, said or not. */
export function scorePotential({ answers }: Prepared): DraftScore {
  const holding = (name: 'sharing' | 'nextStep') =>
    answers.filter(({ flat, language }) => signalsOf(language)[name].find(flat).length > 0)
  const learning = answers.filter(tellsOfLearning)
  const [sharing, next] = [holding('sharing'), holding('nextStep')]
  const sounding = (some: readonly AnswerReading[]) => some.reduce((sum, a) => sum + soundness(a), 0)
  const depth = within(0, mean(answers.map(qualityOf)), 1)
  const value = within(
    learning.length > 0 ? 15 : 0,
    22 * enough(sounding(learning)) +
      10 * enough(sounding(sharing)) +
      5 * enough(sounding(next)) +
      70 * depth,
    100,
  )
  const seen = {
    learned: learning.length,
    sound: value >= 50,
    shared: sharing.length > 0,
    next: next.length > 0,
  }
  return {
    value,
    reason: reasonOf(answers, seen, isFull(value)),
    claims: claimBest(answers, (s) => s.learning * 2 + s.sharing + s.nextStep + 0.2 * behaviour(s)),
  }
}
