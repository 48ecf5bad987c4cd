import type { AssessmentInput, ManipulationFlag } from '../engine/assessment.ts'
import { markAnswers } from '../engine/mark-answers.ts'
import { type AnswerDrafts, type Prepared, prepare } from '../engine/pipeline.ts'
import { findManipulation } from '../manipulation/find-manipulation.ts'
import { type SentData, sentData } from './sent-data.ts'

/** All that is known of an interview before a model is asked; plain but for `prepared.hashFor`, so a thread can read it. */
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
    builtin: markAnswers(prepared),
    flags: findManipulation(prepared, hidden),
    sent: sentData(prepared),
  }
}
