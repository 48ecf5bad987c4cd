import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import { type Evaluation, markFields } from '#features/assessments/contract.ts'
import type { ReviewedCandidate } from '#features/review/contract.ts'
import { idOf, now } from './a-listed-job.ts'

export function anEvaluation(score: number | null, change: Partial<Evaluation> = {}): Evaluation {
  const mark = { value: 60, weight: 10, reason: 'Because of this.', quotes: [] }
  return {
    id: idOf(77) as AssessmentId,
    score,
    noScoreReason: score === null ? 'No question was answered.' : null,
    marks: Object.fromEntries(markFields.map((field) => [field, mark])) as unknown as Evaluation['marks'],
    caps: [],
    engine: 'builtin',
    engineVersion: 'builtin-1',
    rubricVersion: '1',
    assessedAt: now.toISOString(),
    questionMarks: [],
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
    createdAt: now.toISOString(),
    appliedAt: now.toISOString(),
    hasCv: true,
    aiPercentage: null,
    evaluation: anEvaluation(88),
    run: null,
    sharedPassages: [],
    ...change,
  }
}
