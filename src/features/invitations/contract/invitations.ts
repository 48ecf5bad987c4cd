import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { candidateId, invitationId, jobId, userId } from '#contract/ids.ts'
import { planNeeded } from '#features/billing/contract/options.ts'
import {
  candidateReplies,
  dateInPast,
  dateMalformed,
  dateMissing,
  interviewTypes,
  invitationLimits,
  invitationStatuses,
} from './limits.ts'

// The year 9999 is another one elsewhere in the world, which no calendar writes.
const localDate = z
  .string(dateMissing)
  .check(z.regex(/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, dateMalformed))

/** An empty one is refused by the type of the meeting. */
const place = z._default(z.string().check(z.trim(), z.maxLength(invitationLimits.place)), '')

/** What is sent; the first five fields are the specification's, the others have defaults. */
const details = {
  interviewType: z.enum(interviewTypes),
  /** The meeting's link (http or https) or its address. */
  interviewPlace: place,
  /** Local to `timeZone`, with seconds and without a zone: 2026-11-30T09:30:00. */
  interviewDate: localDate,
  customMessage: z._default(z.string().check(z.trim(), z.maxLength(invitationLimits.message)), ''),
  /** An IANA zone; the company's when left out. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  durationMinutes: z.optional(
    z.int().check(z.gte(invitationLimits.minDuration), z.lte(invitationLimits.maxDuration)),
  ),
  /** Further times to choose from: the candidate then picks one, `interviewDate` among them. */
  otherDates: z._default(z.array(localDate).check(z.maxLength(invitationLimits.slots - 1)), []),
  /** Users of the company who take part. */
  interviewers: z._default(z.array(userId).check(z.maxLength(invitationLimits.interviewers)), []),
}

/** What the specification shows, exactly. */
const interviewInvitation = z.object({
  id: invitationId,
  interviewType: z.enum(interviewTypes),
  interviewPlace: z.string(),
  /** Local to the meeting's zone; of several proposed times the first. */
  interviewDate: z.string(),
  customMessage: z.string(),
  createdAt: z.string(),
})

/** One meeting in the list; what the specification does not show stands in `meeting`. */
export const invitation = z.object({
  candidateFullName: z.string(),
  candidateEmail: z.string(),
  candidatePhone: z.string(),
  interviewInvitation,
  meeting: z.object({
    candidateId,
    candidateStatus: z.string(),
    jobId,
    jobTitle: z.string(),
    status: z.enum(invitationStatuses),
    /** As an instant; null while the candidate has not picked a time. */
    startsAt: z.nullable(z.string()),
    durationMinutes: z.number(),
    timeZone: z.string(),
    /** The proposed instants; empty once a time is fixed. */
    proposedTimes: z.array(z.string()),
    reply: z.enum(candidateReplies),
    replyMessage: z.string(),
    interviewers: z.array(z.object({ id: userId, name: z.string() })),
    /** Raised by each change: a change names the one it was made from. */
    sequence: z.number(),
    /** Whether the time has passed and nobody recorded what came of it. */
    awaitsOutcome: z.boolean(),
  }),
})
export type Invitation = z.output<typeof invitation>

const refusedDetails = {
  ...planNeeded,
  BAD_TIME: { status: 400, message: dateInPast },
  BAD_PLACE: { status: 400, message: 'Please use a link that begins with https:// or http://.' },
  UNKNOWN_TIME_ZONE: { status: 400, message: 'This time zone does not exist.' },
  SKIPPED_TIME: {
    status: 400,
    message: 'The clocks skip this hour on that day. Please choose another time.',
  },
  NOT_COLLEAGUE: { status: 400, message: 'Only users of your company can be interviewers.' },
} as const

const changedMeanwhile = {
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'This interview was changed meanwhile. Please look at it again.',
  },
  NOT_OPEN: { status: 409, message: 'This interview was cancelled or declined.' },
} as const

export const listInvitationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'All interviews of the company, the latest first; or some of them.',
  access: canView,
  query: z.strictObject({
    candidateId: z.optional(candidateId),
    jobId: z.optional(jobId),
    /** `upcoming`: proposed or scheduled, with a time to come. */
    only: z.optional(z.enum(['upcoming', 'awaits-outcome'])),
  }),
  reply: z.array(invitation),
})

export const createInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Invites a candidate to a meeting: sets the status to invited and mails the invitation.',
  access: canEdit,
  body: z.strictObject({ candidateId, ...details }),
  reply: invitation,
  refusals: {
    ...refusedDetails,
    NOT_PENDING: { status: 409, message: 'This candidate cannot be invited in the present status.' },
    ALREADY_INVITED: { status: 409, message: 'A colleague has already invited this candidate.' },
  },
})

const ofInvitation = z.strictObject({ invitationId })

export const moveInvitationEndpoint = endpoint({
  method: 'PUT',
  path: '/api/invitations/:invitationId',
  summary: 'Changes time, place, message or interviewers; the same calendar entry is updated.',
  access: canEdit,
  params: ofInvitation,
  body: z.strictObject({ ...details, sequence: z.int() }),
  reply: invitation,
  refusals: { ...refusedDetails, ...changedMeanwhile },
})

export const cancelInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/invitations/:invitationId/cancel',
  summary: 'Cancels a meeting and tells the candidate, who is pending again.',
  access: canEdit,
  params: ofInvitation,
  body: z.strictObject({
    sequence: z.int(),
    message: z._default(z.string().check(z.trim(), z.maxLength(invitationLimits.message)), ''),
  }),
  reply: invitation,
  refusals: changedMeanwhile,
})
