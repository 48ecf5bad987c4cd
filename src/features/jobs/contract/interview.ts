import * as z from 'zod/mini'
import { employerActs, employerReads, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interviewLanguageName } from '#contract/languages.ts'

export const questionLimits = { fewest: 3, most: 12, text: 500 } as const

/** The mark that an answer informs. */
export const competencies = ['mindset', 'culture', 'communication', 'potential', 'skills'] as const
export type Competency = (typeof competencies)[number]

/** Why a question might not be a good one; `protected` stands apart, since asking it may be unlawful. */
const questionProblem = z.object({
  kind: z.enum(['protected', 'style']),
  message: z.string(),
})
export type QuestionProblem = z.output<typeof questionProblem>

/** A question as the employer reads it; candidates see `text` alone. */
const interviewQuestion = z.object({
  text: z.string(),
  competency: z.enum(competencies),
  intent: z.string(),
  showsWell: z.string(),
  redFlags: z.array(z.string()),
  /** What an answer looks like at 0, 25, 50, 75 and 100. */
  anchors: z.array(z.string()),
  origin: z.enum(['written', 'edited', 'added']),
  problems: z.array(questionProblem),
})
export type EmployersQuestion = z.output<typeof interviewQuestion>

/** A job's interview as its employer edits it. */
export const jobInterview = z.object({
  state: z.enum(['preparing', 'ready']),
  /** When the first candidate started: from then on nothing of it changes. Null before. */
  lockedAt: z.nullable(z.iso.datetime()),
  language: interviewLanguageName,
  /** How long it takes most people. */
  minutes: z.number(),
  /** Grows with every change; sent back with a change, so that none is overwritten unseen. */
  version: z.number(),
  questions: z.array(interviewQuestion),
})
export type JobInterview = z.output<typeof jobInterview>

const ofJob = z.strictObject({ jobId })
const version = z.number().check(z.int(), z.gte(1))

const changeRefusals = {
  INTERVIEW_LOCKED: {
    status: 409,
    message:
      'A candidate has already started this interview. From then on every candidate gets the same questions.',
  },
  INTERVIEW_CHANGED: {
    status: 409,
    message:
      'The questions were changed meanwhile. Look at them as they are now, then make your changes again.',
  },
} as const

const emptyQuestion = 'Please write the question, or drop it.'
const questionText = z
  .string(emptyQuestion)
  .check(
    z.trim(),
    z.minLength(1, emptyQuestion),
    z.maxLength(questionLimits.text, `Please keep each question under ${questionLimits.text} characters.`),
  )

export const readJobInterview = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/interview',
  summary: 'The questions of a job with how to read their answers.',
  access: employerReads,
  params: ofJob,
  reply: jobInterview,
})

export const changeJobInterview = endpoint({
  method: 'PUT',
  path: '/api/jobs/:jobId/interview',
  summary: 'Puts the questions in this order with these words; those left out are dropped.',
  access: employerActs,
  params: ofJob,
  body: z.strictObject({
    version,
    questions: z
      .array(
        z.strictObject({
          text: questionText,
          /** Its place in the set of `version`; null for one that is added. */
          from: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(99))),
          /** What an added question is about; ignored for the others. */
          competency: z._default(z.enum(competencies), 'mindset'),
        }),
      )
      .check(
        z.minLength(questionLimits.fewest, `An interview needs at least ${questionLimits.fewest} questions.`),
        z.maxLength(questionLimits.most, `An interview has at most ${questionLimits.most} questions.`),
      ),
  }),
  reply: jobInterview,
  refusals: {
    ...changeRefusals,
    SAME_QUESTION: { status: 400, message: 'Two of the questions are the same. Please change or drop one.' },
  },
})

export const rewriteJobInterview = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/interview/rewrite',
  summary: 'Writes the whole interview anew, in the background; the present questions are gone then.',
  access: employerActs,
  params: ofJob,
  body: z.strictObject({ version }),
  reply: jobInterview,
  refusals: changeRefusals,
  limits: [{ per: ['params.jobId'], max: 60, minutes: 60 }],
})

export const suggestQuestion = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/interview/suggest',
  summary: 'Another question in place of one of the set. Nothing is kept until the set is saved.',
  access: employerActs,
  params: ofJob,
  body: z.strictObject({
    /** The place of the question to replace in the set that is shown. */
    at: z.number().check(z.int(), z.gte(0), z.lte(questionLimits.most - 1)),
    /** The set as it is shown, so that the new one repeats none of it. */
    questions: z
      .array(z.string().check(z.maxLength(questionLimits.text)))
      .check(z.maxLength(questionLimits.most)),
    /** How often another one was asked for at this place: each number gives another question. */
    attempt: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 1),
  }),
  reply: z.object({ text: z.string(), competency: z.enum(competencies) }),
  refusals: changeRefusals,
  limits: [{ per: ['user'], max: 600, minutes: 60 }],
})

export const checkQuestions = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/interview/check',
  summary: 'What is the matter with questions that are being written. Nothing is kept.',
  access: employerActs,
  params: ofJob,
  body: z.strictObject({
    questions: z
      .array(z.string().check(z.maxLength(2 * questionLimits.text)))
      .check(z.maxLength(questionLimits.most)),
  }),
  reply: z.object({ problems: z.array(z.array(questionProblem)) }),
  limits: [{ per: ['user'], max: 600, minutes: 15 }],
})
