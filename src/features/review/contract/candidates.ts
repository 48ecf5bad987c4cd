import * as z from 'zod/mini'
import { canView, endpoint } from '#contract/endpoint.ts'
import { assessmentId, candidateId, jobId } from '#contract/ids.ts'
import { interviewLanguages } from '#contract/languages.ts'
import { wholeNumber } from '#contract/schemas.ts'
import {
  aiBands,
  confidence,
  engines,
  requirement,
  runState,
  sharedPassage,
  evaluation as wholeAssessment,
  candidateSummary as writtenSummary,
} from '#features/assessments/contract/assessments.ts'
import { candidateStatuses, locationReasons } from '#features/candidates/contract/candidates.ts'
import {
  candidateFlags,
  candidateGroups,
  candidateSorts,
  candidatesPerPage,
  scoreBands,
} from '#features/candidates/contract/lists.ts'
import { timelineEntry } from '#features/candidates/contract/notes.ts'
import { cvKinds } from '#features/interviews/contract/transcript.ts'
import { candidateMailKinds } from '#features/mail-templates/contract/mail-kinds.ts'
import { reportState } from '#features/reports/contract/candidate-report.ts'
import { scoreFields } from '#features/scoring/weights.ts'

const scoreOrNull = z.nullable(z.number())

/** The spec's eleven numbers: integers, or null where there is not enough evidence. */
export const evaluation = z.object({
  score: scoreOrNull,
  experienceMatch: scoreOrNull,
  technicalSkillsMatch: scoreOrNull,
  educationMatch: scoreOrNull,
  languageMatch: scoreOrNull,
  seniorityMatch: scoreOrNull,
  mindsetScore: scoreOrNull,
  cultureFit: scoreOrNull,
  communicationSkills: scoreOrNull,
  potentialScore: scoreOrNull,
  note: scoreOrNull,
})
export type EvaluationNumbers = z.output<typeof evaluation>

/**
 * A candidate as lists show them. While `hidden` (blind review) the name is "Candidate N", and e-mail, phone, city and
 * file links are null.
 */
export const listedCandidate = z.object({
  id: candidateId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  city: z.nullable(z.string()),
  hidden: z.boolean(),
  status: z.enum(candidateStatuses),
  group: z.enum(candidateGroups),
  shortlisted: z.boolean(),
  askedForPerson: z.boolean(),
  /** Why a person must review the city; null when it suits the job. */
  locationReason: z.nullable(z.enum(locationReasons)),
  /** From the candidate's city to the job's; null unless it is too far. */
  distanceKm: z.nullable(z.number()),
  createdAt: z.string(),
  /** When the interview was completed; null while it is not. */
  appliedAt: z.nullable(z.string()),
  /** The answers were submitted, and the CV is to follow: the application is incomplete until it comes. */
  cvAwaited: z.boolean(),
  /** Good for five minutes; null without a CV. */
  cvUrl: z.nullable(z.string()),
  ...reportState.shape,
  aiPercentage: z.nullable(z.number()),
  /** null until the interview has been assessed. */
  evaluation: z.nullable(evaluation),
  /** Stands beside `evaluation`: what a card shows of the assessment. */
  assessment: z.nullable(
    z.object({
      id: assessmentId,
      engine: z.enum(engines),
      /** null for an assessment made before there was any. */
      confidence: z.nullable(confidence),
      aiBand: z.nullable(z.enum(aiBands)),
      instructions: z.boolean(),
      sharedText: z.boolean(),
      /** Fields of 100 that the job does not ask for: they count for nothing, and are not shown as scores. */
      notRequired: z.array(z.enum(scoreFields)),
    }),
  ),
  /** The scoring under way, or its failure; an earlier evaluation is shown meanwhile. */
  run: runState,
  /** Until when a rejection can be undone; null when there is none, or the time has passed. */
  undoUntil: z.nullable(z.string()),
})
export type ListedCandidate = z.output<typeof listedCandidate>

/** Over all candidates of the job, whatever the filter. */
export const candidateSummary = z.object({
  total: z.number(),
  completed: z.number(),
  /** To one decimal; null while nobody has a total. */
  averageScore: z.nullable(z.number()),
  highPotential: z.number(),
  groups: z.record(z.enum(candidateGroups), z.number()),
  /** Of those to decide. */
  shortlisted: z.number(),
  bands: z.record(z.enum(scoreBands), z.number()),
  /** Totals from 0 to 9, 10 to 19 … 90 to 100. */
  distribution: z.array(z.number()),
  /** How many came this far at least. */
  funnel: z.object({
    registered: z.number(),
    started: z.number(),
    completed: z.number(),
    invited: z.number(),
    hired: z.number(),
  }),
})
export type CandidateSummary = z.output<typeof candidateSummary>

const filters = {
  /** Beginnings of words of the name or the e-mail, all of them, without regard to case and accents. */
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  group: z.optional(z.enum(candidateGroups)),
  band: z.optional(z.enum(scoreBands)),
  flag: z.optional(z.enum(candidateFlags)),
  /** With `minimum`: at least so much in one field. */
  field: z.optional(z.enum(scoreFields)),
  minimum: z.optional(wholeNumber(0, 100, 0)),
  sortBy: z._default(z.enum(candidateSorts), 'createdAt'),
  sortDir: z._default(z.enum(['asc', 'desc']), 'desc'),
}

export const listJobCandidatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/job/:jobId',
  summary: "A page of a job's candidates with their scores, and the summary of all of them.",
  access: canView,
  params: z.strictObject({ jobId }),
  query: z.strictObject({
    ...filters,
    page: wholeNumber(0, 1_000_000, 0),
    size: wholeNumber(1, 100, candidatesPerPage),
    /**
     * `next` of the page before, or '' for the first, in place of `page`: as fast at the end of the list as at its
     * beginning. With several filters, a minimum or a search such a page may hold fewer than `size` and not be the last.
     */
    after: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.object({
    content: z.array(listedCandidate),
    last: z.boolean(),
    next: z.nullable(z.string()),
    summary: candidateSummary,
  }),
})

export const exportCandidatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/job/:jobId/export',
  summary: 'The filtered candidates as CSV.',
  access: canView,
  params: z.strictObject({ jobId }),
  query: z.strictObject(filters),
  reply: 'file',
})

/** What became of a mail; `retrying`: a try failed and another one follows. `not-sent`: it was no longer wanted. */
const mailStates = ['waiting', 'retrying', 'sent', 'failed', 'not-sent'] as const

/** A mail to a candidate. */
/** Nothing is kept of an erased candidate, and a waiting list holds addresses only. */
const keptMailKinds = candidateMailKinds.filter((kind) => kind !== 'erased' && kind !== 'place-free')
const loggedMail = z.object({
  /** `confirmed`: the candidate picked a time; it has no template. */
  kind: z.enum([...keptMailKinds, 'confirmed']),
  state: z.enum(mailStates),
  /** When it was sent, last tried, or enqueued. */
  at: z.string(),
  /** Of a mail that failed: whether the address was refused. */
  badAddress: z.boolean(),
})
export type LoggedMail = z.output<typeof loggedMail>

/** One candidate, whole. */
export const reviewedCandidate = z.extend(listedCandidate, {
  job: z.object({
    id: jobId,
    title: z.string(),
    location: z.string(),
    status: z.enum(['open', 'closed']),
    blind: z.boolean(),
    distanceLimitKm: z.number(),
    rejectReasons: z.array(z.string()),
    /** Of the interview. */
    language: z.enum(interviewLanguages),
  }),
  fullAssessment: z.nullable(wholeAssessment),
  /** Text shared with other candidates of the job; it does not affect the score. */
  sharedPassages: z.array(sharedPassage),
  /** null without an assessment. */
  summary: z.nullable(writtenSummary),
  requirements: z.array(requirement),
  cv: z.nullable(z.object({ fileName: z.string(), kind: z.enum(cvKinds) })),
  decision: z.nullable(
    z.object({
      status: z.enum(candidateStatuses),
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
  timeline: z.array(timelineEntry),
  /** Every mail to the candidate, the first one first. */
  mails: z.array(loggedMail),
})
export type ReviewedCandidate = z.output<typeof reviewedCandidate>

export const getCandidateEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/:candidateId',
  summary: 'One candidate with assessment, summary, requirements, timeline and mails.',
  access: canView,
  params: z.strictObject({ candidateId }),
  reply: reviewedCandidate,
})

export const searchCandidatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/candidates/search',
  summary: 'Candidates of all jobs by name or e-mail, at most ten; hidden ones are not found.',
  access: canView,
  limits: [{ per: ['user'], max: 120, minutes: 1 }],
  query: z.strictObject({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  reply: z.object({
    candidates: z.array(z.object({ id: candidateId, name: z.string(), jobId, jobTitle: z.string() })),
  }),
})
