import type { AssessmentInput, ManipulationFlag } from '#features/scoring/assessment.ts'
import { type AnswerDrafts, type Prepared, prepare } from '#features/scoring/pipeline.ts'
import { scoreAnswers } from '#features/scoring/scores/score-answers.ts'
import { findManipulation } from '#features/scoring/screening/find-manipulation.ts'
import { type SentData, sentData } from './sent-data.ts'

/** All that is known of an interview before a model is asked, plain data throughout, so that a thread can read it. */
export interface ReadInterview {
  prepared: Prepared
  /** What the built-in engine says: what a model is compared with, and what stands in for it. */
  builtin: AnswerDrafts
  flags: ManipulationFlag[]
  /** What a model gets to see. */
  sent: SentData
}

/** `hidden` is what was left out of the CV when it was read. */
export function readInterview(
  input: AssessmentInput,
  hidden: readonly { where: string; text: string }[] = [],
): ReadInterview {
  const prepared = prepare(input)
  return {
    prepared,
    builtin: scoreAnswers(prepared),
    flags: findManipulation(prepared, hidden),
    sent: sentData(prepared),
  }
}
