import type { Assessment, AssessmentInput } from './assessment.ts'
import { type EngineIdentity, finalise, prepare } from './pipeline.ts'
import { scoreAnswers } from './scores/score-answers.ts'

/** Raised whenever the same input may be scored differently. */
export const engineVersions = { engine: 'builtin-4', rubric: '2' } as const

export const builtinEngine: EngineIdentity = { engine: 'builtin', versions: engineVersions }

/** Scores one candidate with the built-in engine. Pure: the same content always gets the same scores. */
export function assess(input: AssessmentInput): Assessment {
  const prepared = prepare(input)
  return finalise(prepared, scoreAnswers(prepared), builtinEngine)
}
