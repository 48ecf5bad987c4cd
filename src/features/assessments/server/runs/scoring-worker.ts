import type { Assessment } from '#features/scoring/assessment.ts'
import { finalise, prepare, withFlags } from '#features/scoring/pipeline.ts'
import { builtinEngine, scoreAnswers } from '#features/scoring/score-interview.ts'
import { findManipulation } from '#features/scoring/screening/find-manipulation.ts'
import { type ReadInterview, readInterview } from '../llm/read-interview.ts'
import type { RunInput } from './score-in-thread.ts'

/** The built-in engine, in a thread of its own. */
export function scoreRun({ input, hidden }: RunInput): Assessment {
  const prepared = prepare(input)
  const assessment = finalise(prepared, scoreAnswers(prepared), builtinEngine)
  return withFlags(assessment, findManipulation(prepared, hidden))
}

/** The reading of an interview, and what the built-in engine makes of it, in a thread of its own. */
export const readRun = ({ input, hidden }: RunInput): ReadInterview => readInterview(input, hidden)
