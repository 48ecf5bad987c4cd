import * as z from 'zod/mini'
import { endpoint, linkHolder } from '#contract/endpoint.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { interviewLanguageName } from '#contract/schemas.ts'
import { wrongLinkLimits } from '#contract/wrong-links.ts'
import { responsePromises } from '#features/accounts/contract/response-promise.ts'
import { consentVersions } from './consent.ts'
import { maxAnswerLength, maxCvBytes } from './limits.ts'
import { typingCounters } from './typing-counters.ts'

const expiredLink = {
  EXPIRED_LINK: { status: 410, message: 'Interview Link Expired. Please contact HR for a new link.' },
} as const
// Only wrong links count: calls with a right one are free.
const wrongLinks = wrongLinkLimits('EXPIRED_LINK')
/** `fields.companyPage` is the path of the company's open jobs, `fields.interviewLanguage` the language to say it in. */
const jobFull = {
  JOB_FULL: { status: 409, message: 'Position Full. All spots are filled; please browse other jobs.' },
} as const
/** The company is suspended: what is sent is kept, and the interview goes on when that ends. */
const jobPaused = {
  JOB_PAUSED: {
    status: 409,
    message:
      'This job takes no applications at the moment. Everything you wrote is kept; please try again later.',
  },
} as const
/** Only before the start: started interviews of a closed job may be finished. */
const notOpen = {
  ...jobFull,
  ...jobPaused,
  JOB_CLOSED: { status: 409, message: 'This job is closed. Please browse other jobs.' },
} as const
const notReady = {
  ...notOpen,
  INTERVIEW_NOT_READY: {
    status: 409,
    message: 'This interview is still being prepared. Please try again in a minute.',
  },
} as const
const underWay = {
  ...jobFull,
  ...jobPaused,
  NOT_STARTED: { status: 409, message: 'The interview has not been started.' },
  ALREADY_COMPLETED: { status: 409, message: 'This interview is already completed.' },
} as const
/** Why a CV is not accepted. The page says it by code, in the interview's language. */
const cvRefusals = {
  FILE_TOO_LARGE: { status: 413, message: 'The CV is larger than 3 MB. Please choose a smaller file.' },
  CV_WRONG_TYPE: {
    status: 415,
    message: 'The CV must be a PDF, DOC or DOCX file, or a photo of it (JPEG, PNG or HEIC).',
  },
  CV_TOO_MANY_PAGES: { status: 422, message: 'The CV has more than 5 pages. Please shorten it.' },
  CV_ENCRYPTED: {
    status: 422,
    message: 'The CV is protected by a password. Please save it without one.',
  },
  CV_TOO_OLD: {
    status: 422,
    message: 'The CV was saved by a version of Word that is too old. Please save it as a PDF.',
  },
  CV_MISNAMED: {
    status: 415,
    message:
      'The name of the CV says another type of file than its content. Please save it again, for example as a PDF.',
  },
  CV_UNREADABLE: {
    status: 422,
    message: 'The CV could not be read. Please save it again, for example as a PDF.',
  },
} as const
const changedElsewhere = {
  ANSWER_CHANGED: {
    status: 409,
    message: 'This answer was changed elsewhere. Please look at it as it is now.',
  },
} as const
// Any string: a malformed link is refused like an expired one.
const token = z.string().check(z.minLength(1))
const ofLink = z.object({ token })
const atQuestion = z.object({
  token,
  index: z.coerce.number().check(z.int(), z.gte(0), z.lte(99)),
})

/** How often a text was saved, and how it was written. */
const saves = { revision: z.number(), counters: z.nullable(typingCounters) }
/** A question that followed an answer, with what was answered to it. */
const followUp = z.object({
  question: z.string(),
  answer: z.nullable(z.string()),
  draft: z.string(),
  skipped: z.boolean(),
  ...saves,
})
export type FollowUp = z.output<typeof followUp>

const savedCv = z.object({ fileName: z.string(), size: z.number() })

/** The data of the interview page; reading it changes nothing. */
const interviewState = z.object({
  status: z.enum(['not-started', 'started', 'completed']),
  firstName: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Path of the company's public page, e.g. `/acme`. */
  companyPage: z.string(),
  /** How soon the company promises a response. */
  responsePromise: z.enum(responsePromises),
  interviewLanguage: interviewLanguageName,
  /** What the candidate chose for pages and mails; null for the language of the interview. */
  interfaceLanguage: z.nullable(z.enum(interfaceLanguages)),
  minutes: z.number(),
  questionCount: z.number(),
  /** Empty before the start and after completion, as are answers and drafts. */
  questions: z.array(z.string()),
  /** One for each question, null where none is saved. */
  answers: z.array(z.nullable(z.string())),
  /** One for each question, empty where nothing was typed. */
  drafts: z.array(z.string()),
  /** One for each question. */
  saves: z.array(z.object(saves)),
  /** One for each question, null where none was asked. */
  followUps: z.array(z.nullable(followUp)),
  cv: z.nullable(savedCv),
  /** The answers were submitted and are final; the CV, which completes the application, is to follow. */
  cvAwaited: z.boolean(),
  retentionMonths: z.number(),
  /** The candidate asked the employer for a person. */
  askedForPerson: z.boolean(),
  /** The accepted version of the consent text; before the start, the one to show and to send back. */
  consentVersion: z.enum(consentVersions),
})
export type InterviewState = z.output<typeof interviewState>

export const getInterviewEndpoint = endpoint({
  method: 'GET',
  path: '/api/interviews/:token',
  summary: 'The interview behind a link, with its progress.',
  access: linkHolder,
  params: ofLink,
  reply: interviewState,
  refusals: { ...expiredLink, ...notOpen },
  limits: wrongLinks,
})

export const startInterviewEndpoint = endpoint({
  method: 'POST',
  path: '/api/interviews/:token/start',
  summary: 'Records the consent and takes a seat; starting again changes nothing.',
  access: linkHolder,
  params: ofLink,
  body: z.strictObject({ consentVersion: z.enum(consentVersions) }),
  reply: interviewState,
  refusals: { ...expiredLink, ...notReady },
  limits: wrongLinks,
})

const longAnswer = 'Please keep your answer under 10,000 characters.'
const emptyAnswer = 'Please write an answer first.'

export const answerText = z
  .string(emptyAnswer)
  .check(z.trim(), z.minLength(1, emptyAnswer), z.maxLength(maxAnswerLength, longAnswer))

/** The `revision` that the text was written upon; left out, the text replaces whatever is there. */
const revision = z.optional(z.number().check(z.int(), z.gte(0)))

export const saveAnswerEndpoint = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/answers/:index',
  summary:
    'Saves the answer to one question; sending it again replaces it. The first one may bring a follow-up question.',
  access: linkHolder,
  params: atQuestion,
  body: z.strictObject({ text: answerText, counters: z.optional(typingCounters), revision }),
  reply: z.object({ revision: z.number(), followUp: z.nullable(followUp) }),
  refusals: { ...expiredLink, ...underWay, ...changedElsewhere },
  limits: wrongLinks,
})

export const saveFollowUpEndpoint = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/follow-ups/:index',
  summary: 'Saves the answer to the follow-up of one question; null skips it, unless it was answered.',
  access: linkHolder,
  params: atQuestion,
  body: z.strictObject({ text: z.nullable(answerText), counters: z.optional(typingCounters), revision }),
  reply: z.object({ revision: z.number() }),
  refusals: { ...expiredLink, ...underWay, ...changedElsewhere },
  limits: wrongLinks,
})

export const saveDraftEndpoint = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/drafts/:index',
  summary:
    'Saves what is typed but not sent yet, for an answer or with followUp for the answer to its follow-up.',
  access: linkHolder,
  params: atQuestion,
  body: z.strictObject({
    text: z.string().check(z.maxLength(maxAnswerLength, longAnswer)),
    followUp: z.optional(z.boolean()),
    revision,
  }),
  reply: 'nothing',
  refusals: { ...expiredLink, ...underWay, ...changedElsewhere },
  limits: wrongLinks,
})

export const saveCvEndpoint = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/cv',
  summary: 'Stores the CV in place of an earlier one.',
  access: linkHolder,
  params: ofLink,
  upload: { file: 'cvFile', maxBytes: maxCvBytes, fields: [] },
  reply: savedCv,
  refusals: {
    ...expiredLink,
    ...underWay,
    ...cvRefusals,
    CV_MISSING: { status: 400, message: 'Please choose your CV.' },
  },
  limits: wrongLinks,
})

export const awaitCvEndpoint = endpoint({
  method: 'POST',
  path: '/api/interviews/:token/cv-later',
  summary:
    'Submits the answers, with the CV to follow by the same link: the application is incomplete until it comes, and then completes by itself. Doing it again changes nothing.',
  access: linkHolder,
  params: ofLink,
  reply: 'nothing',
  refusals: {
    ...expiredLink,
    ...underWay,
    ANSWERS_MISSING: { status: 400, message: 'Every question needs an answer.' },
  },
  limits: wrongLinks,
})

export const completeInterviewEndpoint = endpoint({
  method: 'PUT',
  path: '/api/candidates/complete',
  summary:
    'Submits the application: interviewToken, and unless they were sent before, cvFile, answers and questions (JSON lists), and consentVersion. Completing again changes nothing.',
  access: linkHolder,
  upload: {
    file: 'cvFile',
    maxBytes: maxCvBytes,
    fields: ['questions', 'answers', 'interviewToken', 'consentVersion'],
  },
  reply: z.object({ status: z.enum(['completed']), message: z.string() }),
  refusals: {
    ...expiredLink,
    ...notReady,
    ...cvRefusals,
    CV_MISSING: { status: 400, message: 'Please add your CV before you submit.' },
    CONSENT_REQUIRED: {
      status: 409,
      message: 'Please accept the consent first: send its version as consentVersion, or start the interview.',
    },
    ANSWERS_MISSING: { status: 400, message: 'Every question needs an answer.' },
    QUESTIONS_CHANGED: {
      status: 409,
      message: 'These are not the questions of this interview. Please reload the page.',
    },
  },
  // The link is a field of the form, so the file is received before the link is known.
  limits: [...wrongLinks, { per: ['address'], max: 300, minutes: 15 }],
})
