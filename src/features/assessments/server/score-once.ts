import { randomUUID } from 'node:crypto'
import type { AssessmentId } from '#contract/ids.ts'
import type { AssessmentInput } from '#features/scoring/assessment.ts'
import type { Evaluation } from '../contract/assessments.ts'
import { shownEvaluation } from './rules.ts'
import { scoreInThread } from './runs/score-in-thread.ts'

/** What the built-in engine gives an interview that belongs to nobody. Nothing of it is kept. */
export async function scoreOnce(input: AssessmentInput): Promise<Evaluation> {
  const result = await scoreInThread({ input, hidden: [] })
  const { engine, versions, score } = result
  const madeWith = { engine, engineVersion: versions.engine, rubricVersion: versions.rubric }
  const byNoModel = { provider: null, model: null, promptVersions: null }
  const row = { id: randomUUID() as AssessmentId, score, ...madeWith, ...byNoModel, createdAt: input.now }
  return shownEvaluation(row, result)
}
