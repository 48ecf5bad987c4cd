import * as z from 'zod/mini'
import { canView, endpoint } from '#contract/endpoint.ts'
import { candidateId, jobId } from '#contract/ids.ts'
import { wholeNumber } from '#contract/schemas.ts'
import { evaluation, runState, sharedPassage } from '#features/assessments/contract.ts'
import { candidateStatuses, locationReasons } from '#features/candidates/contract/candidates.ts'
import { candidateSorts, scoreBands } from '#features/candidates/contract/lists.ts'

export const candidatesPerPage = 5

/** A candidate as the dashboard shows them. */
export const reviewedCandidate = z.object({
  id: candidateId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  status: z.enum(candidateStatuses),
  /** Why a person must review the candidate's city; null when it suits the job. */
  locationReason: z.nullable(z.enum(locationReasons)),
  /** From the candidate's city to the job's; null unless it is too far. */
  distanceKm: z.nullable(z.number()),
  /** The farthest a city may be from the job without a review. */
  distanceLimitKm: z.number(),
  createdAt: z.string(),
  /** When the interview was completed with its CV; null while it is not. */
  appliedAt: z.nullable(z.string()),
  aiPercentage: z.nullable(z.number()),
  /** null until the interview has been assessed. */
  evaluation: z.nullable(evaluation),
  /** The scoring under way, or its failure; an earlier evaluation is shown meanwhile. */
  run: runState,
  /** Text shared with other candidates for the job; it does not affect the score. */
  sharedPassages: z.array(sharedPassage),
})
export type ReviewedCandidate = z.output<typeof reviewedCandidate>

/** Over all candidates of the job, whatever the filter. */
const candidateSummary = z.object({
  total: z.number(),
  completed: z.number(),
  /** To one decimal; null while nobody has a total. */
  averageScore: z.nullable(z.number()),
  highPotential: z.number(),
})

export const listJobCandidatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/job/:jobId',
  summary: "A page of a job's candidates with their scores.",
  access: canView,
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
