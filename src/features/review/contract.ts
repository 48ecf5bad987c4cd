import * as z from 'zod/mini'
import { employerReads, endpoint } from '#contract/endpoint.ts'
import { candidateId, jobId } from '#contract/ids.ts'
import { wholeNumber } from '#contract/paging.ts'
import { evaluation, runState, sharedPassage } from '#features/assessments/contract.ts'
import { candidateStatuses } from '#features/candidates/contract.ts'

export const candidatesPerPage = 5

/** The screen's bands of scores: high 85 and above, medium 70 to 84, low below 70. */
export const scoreBands = ['high', 'medium', 'low'] as const
export type ScoreBand = (typeof scoreBands)[number]

export const candidateSorts = ['score', 'createdAt', 'firstName'] as const
export type CandidateSort = (typeof candidateSorts)[number]

/** A candidate as the dashboard shows them. */
export const reviewedCandidate = z.object({
  id: candidateId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  status: z.enum(candidateStatuses),
  /** Why a person has to look at where the candidate lives; null when it suits. */
  locationReason: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the interview was completed; null while it is not. */
  appliedAt: z.nullable(z.string()),
  hasCv: z.boolean(),
  aiPercentage: z.nullable(z.number()),
  /** null until the interview has been assessed. */
  evaluation: z.nullable(evaluation),
  /** Whether the marks are being made, or could not be; an earlier evaluation is shown meanwhile. */
  run: runState,
  /** What others of the job wrote too; the score knows nothing of it. */
  sharedPassages: z.array(sharedPassage),
})
export type ReviewedCandidate = z.output<typeof reviewedCandidate>

/** Over all candidates of the job, whatever is filtered. */
export const candidateSummary = z.object({
  total: z.number(),
  completed: z.number(),
  /** To one decimal; null while nobody has a total. */
  averageScore: z.nullable(z.number()),
  highPotential: z.number(),
})

export const listJobCandidates = endpoint({
  method: 'GET',
  path: '/api/candidates/job/:jobId',
  summary: "A page of a job's candidates with their marks.",
  access: employerReads,
  params: z.strictObject({ jobId }),
  query: z.strictObject({
    page: wholeNumber(0, 1_000_000, 0),
    size: wholeNumber(1, 100, candidatesPerPage),
    sortBy: z._default(z.enum(candidateSorts), 'createdAt'),
    sortDir: z._default(z.enum(['asc', 'desc']), 'desc'),
    band: z.optional(z.enum(scoreBands)),
  }),
  reply: z.object({ content: z.array(reviewedCandidate), last: z.boolean(), summary: candidateSummary }),
})

export const openCv = endpoint({
  method: 'GET',
  path: '/api/candidates/:candidateId/cv',
  summary: "An address of the candidate's CV, good for five minutes.",
  access: employerReads,
  params: z.strictObject({ candidateId }),
  reply: z.object({ url: z.string() }),
})
