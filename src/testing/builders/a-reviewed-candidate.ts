import type { CandidateId, JobId } from '#contract/ids.ts'
import { type Evaluation, markFields } from '#features/assessments/contract.ts'
import type { Job } from '#features/jobs/contract.ts'
import type { ReviewedCandidate } from '#features/review/contract.ts'

export const now = new Date('2026-11-21T09:00:00Z')
export const idOf = (at: number) => `${String(at).padStart(8, '0')}-1111-4111-8111-111111111111`

export function aListedJob(change: Partial<Job> = {}): Job {
  return {
    id: idOf(1) as JobId,
    title: 'Sales Manager',
    description: 'You lead five sales people.',
    location: 'Tunis',
    salary: 1500,
    type: 'Full-time',
    status: 'open',
    createdAt: now.toISOString(),
    currentCandidatesCount: 0,
    maxCandidates: 10,
    interviewLanguage: 'Français',
    interviewState: 'ready',
    idealProfile: {
      skills: ['CRM'],
      minExperienceYears: 3,
      seniorityLevel: 'Senior',
      educationLevel: 'PhD',
      preferredLanguages: ['French'],
      softSkills: ['Teamwork'],
      industryBackground: 'Retail',
    },
    tailoredQuestions: [],
    ...change,
  }
}
export function anEvaluation(score: number | null, change: Partial<Evaluation> = {}): Evaluation {
  const mark = { value: 60, weight: 10, reason: 'Because of this.', quotes: [] }
  return {
    score,
    noScoreReason: score === null ? 'No question was answered.' : null,
    marks: Object.fromEntries(markFields.map((field) => [field, mark])) as unknown as Evaluation['marks'],
    caps: [],
    engine: 'builtin',
    engineVersion: 'builtin-1',
    rubricVersion: '1',
    assessedAt: now.toISOString(),
    aiReasons: [],
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
    ...change,
  }
}
