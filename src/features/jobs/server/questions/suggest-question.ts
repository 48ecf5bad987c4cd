import type { InterviewBrief, InterviewQuestion } from './interview-brief.ts'
import { similarity } from './lint-question.ts'
import { writeInterview } from './write-interview.ts'

/** A set of questions as it is shown, and the place in it that asks for another one. */
export type QuestionWanted = {
  readonly at: number
  readonly questions: readonly string[]
  readonly attempt: number
}

/** Another question in place of one of a set: of the same kind, and like none of the set. */
export function suggestQuestion(
  brief: InterviewBrief,
  { at, questions, attempt }: QuestionWanted,
): InterviewQuestion {
  const written = writeInterview(brief, attempt)
  const unlike = (text: string): number => Math.max(0, ...questions.map((other) => similarity(text, other)))
  const inPlace = written[at]
  if (inPlace && unlike(inPlace.text) < 0.5) return inPlace
  const [best] = [...written].sort((one, other) => unlike(one.text) - unlike(other.text))
  if (!best) throw new Error(`No question for job ${brief.jobId}`)
  return best
}
