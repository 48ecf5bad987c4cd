import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import type { Evaluation } from '#features/assessments/contract.ts'
import type { ReviewedCandidate } from '#features/review/contract/before.ts'
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
    ai: null,
    provider: null,
    model: null,
    promptVersions: {},
    fellBack: null,
    ...change,
  }
}

export function someone(firstName: string, change: Partial<ReviewedCandidate> = {}): ReviewedCandidate {
  return {
    id: idOf(firstName.length * 1000 + firstName.charCodeAt(0)) as CandidateId,
    firstName,
    lastName: 'Trabelsi',
    email: `${firstName.toLowerCase()}@candidate.example`,
    phone: '22345678',
    city: 'Tunis',
    status: 'PENDING',
    locationReason: null,
    distanceKm: null,
    distanceLimitKm: 60,
    createdAt: now.toISOString(),
    appliedAt: now.toISOString(),
    aiPercentage: null,
    evaluation: anEvaluation(88),
    run: null,
    sharedPassages: [],
    ...change,
  }
}
