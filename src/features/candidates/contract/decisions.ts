import * as z from 'zod/mini'
import { canEdit, endpoint } from '#contract/endpoint.ts'
import { candidateId } from '#contract/ids.ts'
import { candidateStatus } from './candidates.ts'
import { decisionLimits, outcomes } from './decision-limits.ts'

const reason = z.optional(z.string().check(z.trim(), z.maxLength(decisionLimits.reason)))
const candidateIds = z.array(candidateId).check(z.minLength(1), z.maxLength(decisionLimits.candidates))
const ofCandidate = z.strictObject({ candidateId })

const notPending = {
  NOT_PENDING: { status: 409, message: 'Only a pending candidate can be rejected.' },
} as const

/** The spec's call has no body: the reason is optional. */
export const rejectCandidateEndpoint = endpoint({
  method: 'PUT',
  path: '/api/candidates/reject/:candidateId',
  summary:
    'Rejects a pending candidate, or one under review; the mail goes out when the undo time has passed.',
  access: canEdit,
  params: ofCandidate,
  body: z.nullish(z.strictObject({ reason })),
  reply: z.object({ id: candidateId, status: candidateStatus, undoUntil: z.string() }),
  refusals: notPending,
})

/** What a bulk action did; the rest was in another state by then. */
const changed = z.object({ changed: z.array(candidateId) })

export const rejectCandidatesEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/reject',
  summary: 'Rejects several candidates at once; those who cannot be rejected stay as they are.',
  access: canEdit,
  body: z.strictObject({ candidateIds, reason }),
  reply: z.extend(changed, { undoUntil: z.string() }),
})

export const undoRejectionEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/undo-rejection',
  summary: 'Undoes rejections of the last 15 minutes, whose mails then never go out.',
  access: canEdit,
  body: z.strictObject({ candidateIds }),
  reply: changed,
  refusals: {
    UNDO_EXPIRED: { status: 409, message: 'The time to undo has passed. You can reopen the application.' },
  },
})

export const reopenCandidateEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/:candidateId/reopen',
  summary: 'Makes a rejected application pending again, and a hired candidate invited; no mail is sent.',
  access: canEdit,
  params: ofCandidate,
  reply: z.object({ id: candidateId, status: candidateStatus }),
  refusals: {
    NOT_DECIDED: { status: 409, message: 'Only a rejected or hired candidate can be reopened.' },
  },
})

export const shortlistEndpoint = endpoint({
  method: 'PUT',
  path: '/api/candidates/shortlist',
  summary: 'Sets or clears the shortlist flag; the status stays as it is.',
  access: canEdit,
  body: z.strictObject({ candidateIds, shortlisted: z.boolean() }),
  reply: changed,
})

export const sendInterviewLinkEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/:candidateId/interview-link',
  summary: 'Admits a candidate under review and mails the interview link.',
  access: canEdit,
  params: ofCandidate,
  reply: z.object({ id: candidateId, status: candidateStatus }),
  refusals: {
    NOT_UNDER_REVIEW: { status: 409, message: 'This candidate is not under review any more.' },
    JOB_CLOSED: { status: 409, message: 'This job is closed. Reopen it first.' },
  },
})

export const recordOutcomeEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/:candidateId/outcome',
  summary: 'Records what came of a meeting with an invited candidate.',
  access: canEdit,
  params: ofCandidate,
  body: z.strictObject({ outcome: z.enum(outcomes), reason }),
  reply: z.object({ id: candidateId, status: candidateStatus }),
  refusals: { NOT_INVITED: { status: 409, message: 'Only an invited candidate can have an outcome.' } },
})

export const revealCandidateEndpoint = endpoint({
  method: 'POST',
  path: '/api/candidates/:candidateId/reveal',
  summary: 'Shows who a candidate of a blind job is; logged with the reason.',
  access: canEdit,
  params: ofCandidate,
  body: z.strictObject({
    reason: z
      .string('Please give a reason.')
      .check(z.trim(), z.minLength(3, 'Please give a reason.'), z.maxLength(decisionLimits.reason)),
  }),
  reply: 'nothing',
})
