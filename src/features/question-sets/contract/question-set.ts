import * as z from 'zod/mini'
import { canEdit, canView, endpoint } from '#contract/endpoint.ts'
import { jobId } from '#contract/ids.ts'
import { interviewLanguageName } from '#contract/schemas.ts'
import { competencies, questionLimits } from './limits.ts'

/** Why a question might not be a good one; `protected` stands apart, since asking it may be unlawful. */
const questionProblem = z.object({
  kind: z.enum(['protected', 'style']),
  message: z.string(),
})
export type QuestionProblem = z.output<typeof questionProblem>

/** How the answers to a question are read. */
export const questionGuide = z.object({
  competency: z.enum(competencies),
  intent: z.string(),
  /** The skills and qualities that an answer shows, by name. */
  measures: z.array(z.string()),
  /** What a good answer shows. */
  keyPoints: z.array(z.string()),
  redFlags: z.array(z.string()),
  /** What an answer looks like at 0, 25, 50, 75 and 100. */
  anchors: z.array(z.string()),
  /** Asked when an answer is short; empty where there is none. */
  followUp: z.string(),
})
export type QuestionGuide = z.output<typeof questionGuide>

/** A question as the employer reads it; candidates see `text` alone. */
const question = z.extend(questionGuide, {
  text: z.string(),
  origin: z.enum(['written', 'edited', 'added']),
  problems: z.array(questionProblem),
})
export type Question = z.output<typeof question>

/** The questions of a job as its employer edits them. */
export const questionSet = z.object({
  state: z.enum(['preparing', 'ready']),
  /** When the first candidate started: from then on nothing of it changes. */
  lockedAt: z.nullable(z.iso.datetime()),
  language: interviewLanguageName,
  /** How long it takes most people. */
  minutes: z.number(),
  /** Grows with every change; sent back with a change, so that none is overwritten unseen. */
  version: z.number(),
  /** Whether the offer names no work that the library knows: its questions suit any work then. */
  general: z.boolean(),
  questions: z.array(question),
})
export type QuestionSet = z.output<typeof questionSet>

const ofJob = z.strictObject({ jobId })
const version = z.number().check(z.int(), z.gte(1))

const changeRefusals = {
  QUESTIONS_LOCKED: {
    status: 409,
    message:
      'A candidate has already started this interview. From then on every candidate gets the same questions.',
  },
  QUESTIONS_CHANGED: {
    status: 409,
    message:
      'Somebody else has changed these questions. Look at them as they are now, then make your changes again.',
  },
} as const

const emptyQuestion = 'Please write the question, or drop it.'
export const questionText = z
  .string(emptyQuestion)
  .check(
    z.trim(),
    z.minLength(1, emptyQuestion),
    z.maxLength(questionLimits.text, `Please keep each question under ${questionLimits.text} characters.`),
  )

const emptyKeyPoint = 'Please write the key point, or remove it.'
export const keyPoints = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, emptyKeyPoint),
        z.maxLength(
          questionLimits.keyPoint,
          `Please keep each key point under ${questionLimits.keyPoint} characters.`,
        ),
      ),
  )
  .check(
    z.maxLength(questionLimits.keyPoints, `A question has at most ${questionLimits.keyPoints} key points.`),
  )

export const readQuestionSetEndpoint = endpoint({
  method: 'GET',
  path: '/api/jobs/:jobId/questions',
  summary: 'The questions of a job with how to read their answers.',
  access: canView,
  params: ofJob,
  reply: questionSet,
})

export const changeQuestionSetEndpoint = endpoint({
  method: 'PUT',
  path: '/api/jobs/:jobId/questions',
  summary: 'Puts the questions in this order with these words; those left out are dropped.',
  access: canEdit,
  params: ofJob,
  body: z.strictObject({
    version,
    questions: z
      .array(
        z.strictObject({
          text: questionText,
          /** Its index in the set of `version`; null for one that is added. */
          from: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(99))),
          /** Left out, these two stay as they are. */
          competency: z.optional(z.enum(competencies)),
          keyPoints: z.optional(keyPoints),
        }),
      )
      .check(
        z.minLength(questionLimits.min, `An interview needs at least ${questionLimits.min} questions.`),
        z.maxLength(questionLimits.max, `An interview has at most ${questionLimits.max} questions.`),
      ),
  }),
  reply: questionSet,
  refusals: {
    ...changeRefusals,
    SAME_QUESTION: { status: 400, message: 'Two of the questions are the same. Please change or drop one.' },
  },
})

export const rewriteQuestionSetEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/questions/rewrite',
  summary: 'Writes all questions again, in the background; the present ones are deleted then.',
  access: canEdit,
  params: ofJob,
  body: z.strictObject({ version }),
  reply: questionSet,
  refusals: changeRefusals,
  limits: [{ per: ['params.jobId'], max: 60, minutes: 60 }],
})

export const suggestQuestionEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/questions/suggest',
  summary: 'Another question in place of one of the set. Nothing is stored until the set is saved.',
  access: canEdit,
  params: ofJob,
  body: z.strictObject({
    /** The index of the question to replace in the set that is shown. */
    at: z.number().check(z.int(), z.gte(0), z.lte(questionLimits.max - 1)),
    /** The set as it is shown, so that the new one repeats none of it. */
    questions: z
      .array(z.string().check(z.maxLength(questionLimits.text)))
      .check(z.maxLength(questionLimits.max)),
    /** How often another one was asked for at this index: each number gives another question. */
    attempt: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 1),
  }),
  reply: z.extend(questionGuide, { text: z.string() }),
  refusals: changeRefusals,
  limits: [{ per: ['user'], max: 600, minutes: 60 }],
})

export const checkQuestionsEndpoint = endpoint({
  method: 'POST',
  path: '/api/jobs/:jobId/questions/check',
  summary: 'Problems of questions that are being written. Nothing is stored.',
  access: canEdit,
  params: ofJob,
  body: z.strictObject({
    questions: z
      .array(z.string().check(z.maxLength(2 * questionLimits.text)))
      .check(z.maxLength(questionLimits.max)),
  }),
  reply: z.object({ problems: z.array(z.array(questionProblem)) }),
  limits: [{ per: ['user'], max: 600, minutes: 15 }],
})
