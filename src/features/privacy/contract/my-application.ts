import * as z from 'zod/mini'
import { endpoint, linkHolder } from '#contract/endpoint.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'
import { candidateContact } from '#features/candidates/contract/candidates.ts'
import { saveCvEndpoint } from '#features/interviews/contract/interviews.ts'
import { describeSelfEndpoint } from '#features/reports/contract/self-description.ts'

const expiredLink = {
  EXPIRED_LINK: {
    status: 410,
    message: 'This link does not work. The application was erased, or the link is incomplete.',
  },
} as const
const limits = wrongLinkLimits('EXPIRED_LINK')
// Any string: a malformed link is refused like an unknown one.
const params = z.object({ token: z.string().check(z.minLength(1)) })
const ofLink = { access: linkHolder, params, limits } as const

const instant = z.iso.datetime()

/** Where an application is, as its candidate may know it: no score, and a rejection once it cannot be undone. */
export const applicationStages = [
  'under-review',
  'not-started',
  'started',
  'cv-awaited',
  'submitted',
  'invited',
  'hired',
  'rejected',
  'withdrawn',
] as const
export type ApplicationStage = (typeof applicationStages)[number]

const myApplication = z.object({
  stage: z.enum(applicationStages),
  /** That the candidate chose, or else the interview’s. */
  language: z.enum(interfaceLanguages),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Path of the company's public page, e.g. `/acme`. */
  companyPage: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  registeredAt: instant,
  /** When it was complete; null while it is not. */
  appliedAt: z.nullable(instant),
  /** How many answers are stored. */
  answers: z.number(),
  cv: z.nullable(z.object({ fileName: z.string(), size: z.number() })),
  /** A program could not read it, and another one can be sent. */
  cvUnreadable: z.boolean(),
  /** Of the interview while its link works; null afterwards. */
  interviewUrl: z.nullable(z.string()),
  /** The company is suspended: the interview waits until that ends. */
  paused: z.boolean(),
  askedForPerson: z.boolean(),
  /** Still under way: it can be withdrawn. */
  canWithdraw: z.boolean(),
  retentionMonths: z.number(),
})
export type MyApplication = z.output<typeof myApplication>

export const getMyApplicationEndpoint = endpoint({
  ...ofLink,
  method: 'GET',
  path: '/api/my-application/:token',
  summary:
    'What is stored about the application of a mailed link, and where it is; reading it changes nothing.',
  reply: myApplication,
  refusals: expiredLink,
})

export const correctContactEndpoint = endpoint({
  ...ofLink,
  method: 'PUT',
  path: '/api/my-application/:token/contact',
  summary: 'Corrects name, phone and city; the employer sees that they were corrected.',
  body: candidateContact,
  reply: myApplication,
  refusals: expiredLink,
})

export const withdrawEndpoint = endpoint({
  ...ofLink,
  method: 'POST',
  path: '/api/my-application/:token/withdraw',
  summary:
    'Withdraws the application, frees its place and notifies the employer; doing it again changes nothing.',
  reply: myApplication,
  refusals: {
    ...expiredLink,
    NOT_UNDER_WAY: { status: 409, message: 'A decision has been made; there is nothing to withdraw.' },
  },
})

export const chooseLanguageOnPageEndpoint = endpoint({
  ...ofLink,
  method: 'PUT',
  path: '/api/my-application/:token/language',
  summary: 'Sets what pages and mails speak to the candidate; the interview stays in its language.',
  body: z.strictObject({ language: z.enum(interfaceLanguages) }),
  reply: 'nothing',
  refusals: expiredLink,
})

export const askForPersonOnPageEndpoint = endpoint({
  ...ofLink,
  method: 'POST',
  path: '/api/my-application/:token/ask-for-person',
  summary:
    'Marks the candidate as asking for a person and notifies the employer; asking again changes nothing.',
  reply: 'nothing',
  refusals: expiredLink,
})

export const sendCvOnPageEndpoint = endpoint({
  ...ofLink,
  method: 'PUT',
  path: '/api/my-application/:token/cv',
  summary:
    'Stores the CV that was to follow, which completes the application, or one in place of a CV that could not be read.',
  upload: saveCvEndpoint.upload,
  reply: myApplication,
  refusals: { ...saveCvEndpoint.refusals, ...expiredLink },
})

export const openOwnCvEndpoint = endpoint({
  ...ofLink,
  method: 'GET',
  path: '/api/my-application/:token/cv',
  summary: 'The file of the CV that the candidate sent.',
  reply: 'file',
  refusals: { ...expiredLink, NOT_FOUND: { status: 404, message: 'No CV is stored.' } },
})

export const describeSelfOnPageEndpoint = endpoint({
  ...ofLink,
  method: 'PUT',
  path: '/api/my-application/:token/self-description',
  summary: describeSelfEndpoint.summary,
  body: describeSelfEndpoint.body,
  reply: 'nothing',
  refusals: { ...describeSelfEndpoint.refusals, ...expiredLink },
})

export const copyFormats = ['json', 'pdf'] as const

export const copyApplicationEndpoint = endpoint({
  ...ofLink,
  method: 'GET',
  path: '/api/my-application/:token/copy',
  summary:
    'A copy of everything the candidate gave, and of what happened to the application, as JSON or PDF.',
  query: z.object({
    format: z.enum(copyFormats),
    /** Of the PDF; the interview's when absent. */
    language: z.optional(z.enum(interfaceLanguages)),
  }),
  reply: 'file',
  refusals: expiredLink,
})

export const eraseApplicationEndpoint = endpoint({
  ...ofLink,
  method: 'DELETE',
  path: '/api/my-application/:token',
  summary: 'Erases the application with everything about it, at once and for good; answers a receipt.',
  reply: z.object({ code: z.string(), erasedAt: instant }),
  refusals: expiredLink,
})
