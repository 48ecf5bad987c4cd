import * as z from 'zod/mini'
import { endpoint, linkHolder } from '#contract/endpoint.ts'
import { interviewLanguageName } from '#contract/languages.ts'
import { wrongLinksOf } from '#contract/wrong-links.ts'

export const interviewLimits = {
  answer: 10_000,
  /** Texts say 3 MB; this is what is checked. */
  cvBytes: 3_670_016,
  cvPages: 5,
} as const

/** Every version that the consent text has had; the last is the one that is shown. */
export const consentVersions = ['2026-11'] as const
export type ConsentVersion = (typeof consentVersions)[number]
export const currentConsent: ConsentVersion = '2026-11'

const expiredLink = {
  EXPIRED_LINK: {
    status: 410,
    message: 'Interview Link Expired. Please contact HR for a new link.',
  },
} as const
// Whoever answers and drafts with a link that opens costs no count.
const wrongLinks = wrongLinksOf('EXPIRED_LINK')
/**
 * `fields.companyPage` is the path of the page that lists the company's open jobs, `fields.interviewLanguage` the
 * language to say it in.
 */
const jobFull = {
  JOB_FULL: { status: 409, message: 'Position Full. All spots are filled; please browse other jobs.' },
} as const
/** Names the same. Only whoever has not begun is refused: those under way finish. */
const jobClosed = {
  JOB_CLOSED: { status: 409, message: 'This job is closed. Please browse other jobs.' },
} as const
const notReady = {
  INTERVIEW_NOT_READY: {
    status: 409,
    message: 'This interview is still being prepared. Please try again in a minute.',
  },
} as const
const underWay = {
  NOT_STARTED: { status: 409, message: 'The interview has not been started.' },
  ALREADY_COMPLETED: { status: 409, message: 'This interview is completed already.' },
} as const
/** Why a CV is not taken; the page says it by code, in the interview's language. */
export const cvRefusals = {
  FILE_TOO_LARGE: { status: 413, message: 'The CV is larger than 3 MB. Please choose a smaller file.' },
  CV_WRONG_TYPE: { status: 415, message: 'The CV must be a PDF, DOC or DOCX file.' },
  CV_TOO_MANY_PAGES: { status: 422, message: 'The CV has more than 5 pages. Please shorten it.' },
  CV_ENCRYPTED: {
    status: 422,
    message: 'The CV is protected by a password. Please save it without one.',
  },
  CV_UNREADABLE: {
    status: 422,
    message: 'The CV could not be read. Please save it again, for example as a PDF.',
  },
} as const

// Whatever else than a link of ours is answered like a link that is over.
const token = z.string().check(z.minLength(1))
const ofLink = z.object({ token })
const atQuestion = z.object({
  token,
  index: z.coerce.number().check(z.int(), z.gte(0), z.lte(99)),
})

export const keptCv = z.object({ fileName: z.string(), size: z.number() })

/** What the interview page is made from; reading it changes nothing. */
export const interviewState = z.object({
  status: z.enum(['not-started', 'started', 'completed']),
  firstName: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Path of the company's public page, e.g. `/acme`. */
  companyPage: z.string(),
  interviewLanguage: interviewLanguageName,
  minutes: z.number(),
  questionCount: z.number(),
  /** Empty until the interview is started, and again once it is completed, as are answers and drafts. */
  questions: z.array(z.string()),
  /** One for each question, null where none is saved. */
  answers: z.array(z.nullable(z.string())),
  /** One for each question, empty where nothing was typed. */
  drafts: z.array(z.string()),
  cv: z.nullable(keptCv),
  retentionMonths: z.number(),
  /** The version of the consent text to show and to send back with the start. */
  consentVersion: z.enum(consentVersions),
})
export type InterviewState = z.output<typeof interviewState>

export const readInterview = endpoint({
  method: 'GET',
  path: '/api/interviews/:token',
  summary: 'The interview behind a link, where it stands.',
  access: linkHolder,
  params: ofLink,
  reply: interviewState,
  refusals: { ...expiredLink, ...jobFull, ...jobClosed },
  limits: wrongLinks,
})

export const startInterview = endpoint({
  method: 'POST',
  path: '/api/interviews/:token/start',
  summary: 'Keeps the consent and takes a place; starting again changes nothing.',
  access: linkHolder,
  params: ofLink,
  body: z.strictObject({ consentVersion: z.enum(consentVersions) }),
  reply: interviewState,
  refusals: { ...expiredLink, ...jobFull, ...jobClosed, ...notReady },
  limits: wrongLinks,
})

const count = z._default(z.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0)
/** How an answer came to be, counted by the page. */
export const typingCounters = z.strictObject({
  /** What came from elsewhere: a sentence moved within the answer is none of it. */
  pastedCharacters: count,
  typedCharacters: count,
  pastes: count,
  deletions: count,
  seconds: count,
  /** How often something came in without a paste: a key, a word from suggestions, a dictated phrase. */
  insertions: count,
  largestInsertion: count,
  largestPaste: count,
  /** What stood in the box when the counting began: a draft from before the page was loaded. */
  restoredCharacters: count,
})
export type TypingCounters = z.output<typeof typingCounters>

const longAnswer = 'Please keep your answer under 10,000 characters.'
const emptyAnswer = 'Please write an answer first.'

export const answerText = z
  .string(emptyAnswer)
  .check(z.trim(), z.minLength(1, emptyAnswer), z.maxLength(interviewLimits.answer, longAnswer))

export const saveAnswer = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/answers/:index',
  summary: 'Saves the answer to one question; sending it again replaces it.',
  access: linkHolder,
  params: atQuestion,
  body: z.strictObject({ text: answerText, counters: z.optional(typingCounters) }),
  reply: 'nothing',
  refusals: { ...expiredLink, ...jobFull, ...underWay },
  limits: wrongLinks,
})

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/drafts/:index',
  summary: 'Saves what is typed but not sent yet.',
  access: linkHolder,
  params: atQuestion,
  body: z.strictObject({ text: z.string().check(z.maxLength(interviewLimits.answer, longAnswer)) }),
  reply: 'nothing',
  refusals: { ...expiredLink, ...jobFull, ...underWay },
  limits: wrongLinks,
})

export const sendCv = endpoint({
  method: 'PUT',
  path: '/api/interviews/:token/cv',
  summary: 'Keeps the CV in place of an earlier one.',
  access: linkHolder,
  params: ofLink,
  upload: { file: 'cvFile', maxBytes: interviewLimits.cvBytes, fields: [] },
  reply: keptCv,
  refusals: {
    ...expiredLink,
    ...jobFull,
    ...underWay,
    ...cvRefusals,
    CV_MISSING: { status: 400, message: 'Please choose your CV.' },
  },
  limits: wrongLinks,
})

export const completeInterview = endpoint({
  method: 'PUT',
  path: '/api/candidates/complete',
  summary:
    'Submits the application: interviewToken, and unless they were sent before, cvFile, answers and questions (JSON lists). Completing again changes nothing.',
  access: linkHolder,
  upload: {
    file: 'cvFile',
    maxBytes: interviewLimits.cvBytes,
    fields: ['questions', 'answers', 'interviewToken'],
  },
  reply: z.object({ status: z.enum(['completed']), message: z.string() }),
  refusals: {
    ...expiredLink,
    ...jobFull,
    ...jobClosed,
    ...notReady,
    ...cvRefusals,
    CV_MISSING: { status: 400, message: 'Please add your CV before you submit.' },
    ANSWERS_MISSING: { status: 400, message: 'Every question needs an answer.' },
    QUESTIONS_CHANGED: {
      status: 409,
      message: 'These are not the questions of this interview. Please reload the page.',
    },
  },
  // Which link it is stands in the form: the file must be received to know.
  limits: [...wrongLinks, { per: ['address'], max: 300, minutes: 15 }],
})
