import { bigint, boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AssessmentId, CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { EmployerLanguage, InterfaceLanguage } from '#contract/languages.ts'
import type { DocumentKind } from '#platform/documents/documents.ts'
import type { CandidateStatus, LocationReason } from '../contract/candidates.ts'
import type { TimelineKind } from '../contract/notes.ts'

/** Those that are stored; the others follow from other rows. */
export type CandidateEventKind = Exclude<
  TimelineKind,
  'registered' | 'link-sent' | 'started' | 'completed' | 'assessed' | 'mail-sent'
>

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Made twice: a column belongs to one table. */
const applicant = () => ({
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').notNull().$type<JobId>(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  city: text().notNull(),
  locationReason: text('location_reason').$type<LocationReason>(),
  /** What pages and mails speak to the candidate; null for the language of the interview. */
  language: text().$type<InterfaceLanguage>(),
})

export const candidates = pgTable('candidates', {
  id: uuid().primaryKey().defaultRandom().$type<CandidateId>(),
  ...applicant(),
  status: text().notNull().$type<CandidateStatus>(),
  linkIssue: integer('link_issue').notNull().default(1),
  linkExpiresAt: instant('link_expires_at').notNull(),
  /** When the candidate was reminded of the link, at most once. */
  remindedAt: instant('reminded_at'),
  score: integer(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When the interview was completed. */
  appliedAt: instant('applied_at'),
  /** Within the job, from 1; a trigger gives it. */
  number: integer().notNull().default(0),
  shortlisted: boolean().notNull().default(false),
  askedForPersonAt: instant('asked_for_person_at'),
  /** When the answers were submitted with the CV to follow. */
  cvAwaitedAt: instant('cv_awaited_at'),
  decidedBy: uuid('decided_by').$type<UserId>(),
  decidedAt: instant('decided_at'),
  decisionReason: text('decision_reason'),
  rejectedFrom: text('rejected_from').$type<'PENDING' | 'UNDER_REVIEW' | 'ACCEPTED'>(),
  undoUntil: instant('undo_until'),
  revealedAt: instant('revealed_at'),
  fieldScores: smallint('field_scores').array().$type<(number | null)[]>(),
  aiPercentage: smallint('ai_percentage'),
  aiBand: text('ai_band').$type<'none' | 'some' | 'strong'>(),
  hasInstructions: boolean('has_instructions').notNull().default(false),
  hasSharedText: boolean('has_shared_text').notNull().default(false),
  /** How far the scores can be relied on, and why no further. */
  confidence: text().$type<'high' | 'medium' | 'low'>(),
  confidenceReasons: text('confidence_reasons').array().notNull().default([]),
  assessmentId: uuid('assessment_id').$type<AssessmentId>(),
  /** When the first assessment was recorded. */
  assessedAt: instant('assessed_at'),
  engine: text().$type<'builtin' | 'llm'>(),
  /** The CV, since the interview was completed. */
  cvKey: text('cv_key'),
  cvKind: text('cv_kind').$type<DocumentKind>(),
  /** The assessment under way, or its failure. */
  runState: text('run_state').$type<'running' | 'failed'>(),
  wasInvited: boolean('was_invited').notNull().default(false),
  reportStatus: text('report_status').$type<'GENERATING' | 'READY' | 'FAILED'>(),
  /** The latest report, the assessment it was made from, whether blind review hid the candidate in it, and its language. */
  reportKey: text('report_key'),
  reportAssessmentId: uuid('report_assessment_id').$type<AssessmentId>(),
  reportHidden: boolean('report_hidden').notNull().default(false),
  reportLanguage: text('report_language').$type<EmployerLanguage>(),
})
export type CandidateRow = typeof candidates.$inferSelect

/** What happened to an application, in the order of `seq`. */
export const candidateEvents = pgTable('candidate_events', {
  id: uuid().primaryKey().defaultRandom(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
  at: instant('at').notNull(),
  kind: text().notNull().$type<CandidateEventKind>(),
  byUser: uuid('by_user').$type<UserId>(),
  detail: text(),
})

export const candidateNotes = pgTable('candidate_notes', {
  id: uuid().primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
  text: text().notNull(),
  writtenBy: uuid('written_by').notNull().$type<UserId>(),
  createdAt: instant('created_at').notNull(),
})

export const noteMentions = pgTable('note_mentions', {
  id: uuid().primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  noteId: uuid('note_id').notNull(),
  userId: uuid('user_id').notNull().$type<UserId>(),
})

/** Challenges whose solution was used, until they expire. */
export const spentChallenges = pgTable('spent_challenges', {
  nonce: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
  jobId: uuid('job_id').$type<JobId>(),
})

export const registrations = pgTable('registrations', {
  id: uuid().primaryKey().defaultRandom(),
  ...applicant(),
  createdAt: instant('created_at').notNull(),
})
export type RegistrationRow = typeof registrations.$inferSelect
