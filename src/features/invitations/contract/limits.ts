export const interviewTypes = ['ONLINE', 'IN_PERSON'] as const
export type InterviewType = (typeof interviewTypes)[number]

/**
 * `proposed`: the candidate is to pick one of several times; `scheduled`: one time is fixed. `declined` and
 * `cancelled` are final: another meeting is a new invitation.
 */
export const invitationStatuses = ['proposed', 'scheduled', 'declined', 'cancelled'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** What the candidate last said by the link; `none` while there was no answer. */
export const candidateReplies = ['none', 'accepted', 'declined', 'another-time'] as const
export type CandidateReply = (typeof candidateReplies)[number]

/** Lengths in characters, times in minutes. */
export const invitationLimits = {
  place: 500,
  message: 2000,
  replyMessage: 500,
  slots: 5,
  interviewers: 10,
  step: 15,
  minDuration: 15,
  maxDuration: 480,
  defaultDuration: 45,
} as const

export const placeMissing = {
  ONLINE: 'Meeting link is required',
  IN_PERSON: 'Address is required',
} as const
export const dateMissing = 'Date and time are required'
export const dateInPast = 'Date and time must be in the future'
export const dateMalformed = 'Please use a date and time such as 2026-11-30T09:30:00.'
export const dateOffGrid = 'Please choose a time on the quarter hour.'

/** Why an invitation cannot be changed or answered any more; each completes NOT_OPEN. */
export const notOpenTexts = {
  past: 'The time of this interview has passed.',
  declined: 'This interview was declined.',
  cancelled: 'This interview was cancelled.',
} as const
