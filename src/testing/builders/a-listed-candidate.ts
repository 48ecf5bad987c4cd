import type { AssessmentId, CandidateId } from '#contract/ids.ts'
import type {
  CandidateSummary,
  EvaluationNumbers,
  ListedCandidate,
} from '#features/review/contract/candidates.ts'
import { idOf, now } from './a-listed-job.ts'

export const numbers = (
  score: number | null,
  change: Partial<EvaluationNumbers> = {},
): EvaluationNumbers => ({
  score,
  experienceMatch: 60,
  technicalSkillsMatch: 91,
  educationMatch: 60,
  languageMatch: 60,
  seniorityMatch: 60,
  mindsetScore: 82,
  cultureFit: 71,
  communicationSkills: 60,
  potentialScore: null,
  note: 60,
  ...change,
})

/** A candidate as lists show them: to decide, with a score of 88. */
export function aListedCandidate(firstName: string, change: Partial<ListedCandidate> = {}): ListedCandidate {
  return {
    id: idOf(firstName.length * 1000 + firstName.charCodeAt(0)) as CandidateId,
    firstName,
    lastName: 'Trabelsi',
    email: `${firstName.toLowerCase()}@candidate.example`,
    phone: '22345678',
    city: 'Tunis',
    hidden: false,
    status: 'PENDING',
    group: 'to-decide',
    shortlisted: false,
    askedForPerson: false,
    cvAwaited: false,
    locationReason: null,
    distanceKm: null,
    createdAt: now.toISOString(),
    appliedAt: now.toISOString(),
    cvUrl: '/files/cv',
    reportPdfUrl: null,
    reportStatus: null,
    reportOutdated: null,
    reportLanguage: null,
    aiPercentage: 10,
    evaluation: numbers(88),
    assessment: {
      id: idOf(77) as AssessmentId,
      engine: 'builtin',
      confidence: { level: 'high', reasons: [] },
      aiBand: 'none',
      instructions: false,
      sharedText: false,
      notRequired: [],
    },
    run: null,
    undoUntil: null,
    ...change,
  }
}

export const aCandidateSummary = (change: Partial<CandidateSummary> = {}): CandidateSummary => ({
  total: 12,
  completed: 3,
  averageScore: 79.64,
  highPotential: 2,
  groups: {
    'to-decide': 3,
    'under-review': 1,
    'not-completed': 4,
    invited: 1,
    hired: 0,
    rejected: 2,
    withdrawn: 1,
  },
  shortlisted: 1,
  bands: { high: 2, medium: 1, low: 0 },
  distribution: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
  funnel: { registered: 12, started: 8, completed: 3, invited: 1, hired: 0 },
  ...change,
})
