import * as z from 'zod/mini'
import { endpoint, linkHolder } from '#contract/endpoint.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { interviewLanguageName } from '#contract/schemas.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'
import { candidateReplies, interviewTypes, invitationLimits, invitationStatuses } from './limits.ts'

const ofToken = z.object({ token: z.string().check(z.minLength(1)) })

/** What the candidate sees by the link, without an account. */
export const invitationPage = z.object({
  company: z.string(),
  jobTitle: z.string(),
  firstName: z.string(),
  language: interviewLanguageName,
  /** What the candidate chose for pages and mails. */
  interfaceLanguage: z.nullable(z.enum(interfaceLanguages)),
  status: z.enum(invitationStatuses),
  interviewType: z.enum(interviewTypes),
  interviewPlace: z.string(),
  customMessage: z.string(),
  timeZone: z.string(),
  durationMinutes: z.number(),
  /** Instants. */
  startsAt: z.nullable(z.string()),
  proposedTimes: z.array(z.string()),
  /** Whether the time has passed. */
  past: z.boolean(),
  reply: z.enum(candidateReplies),
  sequence: z.number(),
})
export type InvitationPage = z.output<typeof invitationPage>

// Only wrong links count: calls with a right one are free.
const wrongLinks = wrongLinkLimits('EXPIRED_LINK')
const expired = { EXPIRED_LINK: { status: 410, message: 'This link has expired.' } } as const

export const getInvitationByLinkEndpoint = endpoint({
  method: 'GET',
  path: '/api/invitation-links/:token',
  summary: 'The invitation behind a link; reading it changes nothing.',
  access: linkHolder,
  params: ofToken,
  reply: invitationPage,
  refusals: expired,
  limits: wrongLinks,
})

export const replyToInvitationEndpoint = endpoint({
  method: 'POST',
  path: '/api/invitation-links/:token/reply',
  summary: 'The candidate accepts (and picks a time), declines, or asks for another time.',
  access: linkHolder,
  params: ofToken,
  body: z.strictObject({
    reply: z.enum(['accepted', 'declined', 'another-time']),
    /** One of `proposedTimes`, where there are several. */
    time: z.optional(z.string()),
    message: z._default(z.string().check(z.trim(), z.maxLength(invitationLimits.replyMessage)), ''),
    sequence: z.int(),
  }),
  reply: invitationPage,
  refusals: {
    ...expired,
    CHANGED_MEANWHILE: { status: 409, message: 'The invitation was changed meanwhile.' },
    TIME_TAKEN: { status: 409, message: 'This time is not free any more. Please pick another one.' },
    NOT_OPEN: { status: 409, message: 'This interview was cancelled.' },
  },
  // Each answer mails the company.
  limits: [
    ...wrongLinks,
    { per: ['address'], max: 60, minutes: 60 },
    { per: ['params.token'], max: 20, minutes: 1440 },
  ],
})

export const chooseLanguageByInvitationEndpoint = endpoint({
  method: 'PUT',
  path: '/api/invitation-links/:token/language',
  summary: 'Sets what pages and mails speak to the candidate.',
  access: linkHolder,
  params: ofToken,
  body: z.strictObject({ language: z.enum(interfaceLanguages) }),
  reply: 'nothing',
  refusals: expired,
  limits: wrongLinks,
})

export const downloadInvitationEndpoint = endpoint({
  method: 'GET',
  path: '/api/invitation-links/:token/calendar',
  summary: 'The meeting as an iCalendar file.',
  access: linkHolder,
  params: ofToken,
  reply: 'file',
  refusals: { ...expired, NOT_OPEN: { status: 409, message: 'This interview has no fixed time.' } },
  limits: wrongLinks,
})
