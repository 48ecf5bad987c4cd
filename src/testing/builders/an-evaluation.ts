import type { AssessmentId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract/assessments.ts'
import { scoreFields } from '#features/scoring/weights.ts'
import { idOf, now } from './a-listed-job.ts'

export function anEvaluation(score: number | null, change: Partial<Evaluation> = {}): Evaluation {
  const fieldScore = { value: 60, weight: 10, reason: 'Because of this.', quotes: [] }
  return {
    id: idOf(77) as AssessmentId,
    score,
    noScoreReason: score === null ? 'No question was answered.' : null,
    scores: Object.fromEntries(
      scoreFields.map((field) => [field, fieldScore]),
    ) as unknown as Evaluation['scores'],
    caps: [],
    engine: 'builtin',
    engineVersion: 'builtin-1',
    rubricVersion: '1',
    assessedAt: now.toISOString(),
    questionScores: [],
    flags: [],
    confidence: { level: 'high', reasons: [] },
    beside: null,
    ai: null,
    provider: null,
    model: null,
    promptVersions: {},
    fellBack: null,
    ...change,
  }
}
