import type { Assessment, AssessmentInput } from './assessment.ts'
import { markAnswers } from './mark-answers.ts'
import { type EngineIdentity, prepare, settle } from './pipeline.ts'

/** Raised whenever the same input may be marked differently. */
export const engineVersions = { engine: 'builtin-4', rubric: '2' } as const

export const builtinEngine: EngineIdentity = { engine: 'builtin', versions: engineVersions }

/** Marks one candidate with the built-in engine. Pure: the same content always gets the same marks. */
export function assess(input: AssessmentInput): Assessment {
  const prepared = prepare(input)
  return settle(prepared, markAnswers(prepared), builtinEngine)
}
