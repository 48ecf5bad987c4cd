import type { AnswerReading } from './answer-features.ts'
import { within } from './text.ts'

const parts: readonly {
  key: keyof AnswerReading &
    ('topic' | 'situation' | 'action' | 'ownership' | 'result' | 'learning' | 'specificity' | 'reasoning')
  worth: number
  lack: string
}[] = [
  { key: 'topic', worth: 16, lack: 'a link to the question' },
  { key: 'situation', worth: 12, lack: 'a concrete situation' },
  { key: 'action', worth: 20, lack: 'own actions' },
  { key: 'ownership', worth: 8, lack: 'a clear own role' },
  { key: 'result', worth: 16, lack: 'a result' },
  { key: 'learning', worth: 8, lack: 'a lesson' },
  { key: 'specificity', worth: 16, lack: 'figures, names, times or places' },
  { key: 'reasoning', worth: 10, lack: 'reasons or trade-offs' },
]

/** Length stops earning credit here, so that padding does not pay. */
const fullLength = 120
/** The built-in list never finds every cue of a complete answer, so this raw sum already earns 100. */
const completeAnswer = 80
/** What an opinion without an example earns, once it is a full sentence. */
const opinion = 25

/** The mark of an answer, 0-100, and why. */
export function markAnswer(answer: AnswerReading): { value: number; reason: string } {
  if (answer.kind !== 'given') return { value: 0, reason: notGiven[answer.kind] }
  if (answer.sentences.length === 0)
    return { value: 0, reason: 'The answer only repeats itself or the question.' }
  const raw = parts.reduce((sum, part) => sum + part.worth * answer[part.key], 0)
  const length = within(0, Math.sqrt(Math.min(answer.words, fullLength) / 60), 1)
  const deductions = answer.hedging * 8 + answer.parroted * 10 + Math.min(2, answer.praise)
  const earned = ((raw * length) / completeAnswer) * 100 - deductions
  const value = Math.round(within(opinion * Math.min(1, answer.spokenWords / 8), earned, 100))
  const missing = parts.filter((part) => answer[part.key] < 0.4).map((part) => part.lack)
  const shown = parts.length - missing.length
  return {
    value,
    reason:
      missing.length === 0
        ? 'Situation, own actions, result and detail are all there.'
        : `${shown} of ${parts.length} signs of a full answer; missing: ${missing.join(', ')}.`,
  }
}

const notGiven: Record<Exclude<AnswerReading['kind'], 'given'>, string> = {
  empty: 'The question was not answered.',
  'one-word': 'The answer says next to nothing.',
  copied: 'The answer repeats the question or the job text.',
  gibberish: 'The answer is not readable text.',
  'off-language': 'The answer is not in the interview language.',
  'off-topic': 'The answer has no link to the question or the job.',
}
