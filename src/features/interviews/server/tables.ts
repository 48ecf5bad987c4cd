import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { DocumentKind, HiddenText } from '#platform/documents/documents.ts'
import type { ConsentVersion } from '../contract/consent.ts'
import type { TypingCounters } from '../contract/typing-counters.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const interviews = pgTable('interviews', {
  candidateId: uuid('candidate_id').primaryKey().$type<CandidateId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').notNull().$type<JobId>(),
  questions: text().array().notNull(),
  followUps: text('follow_ups').array(),
  consentVersion: text('consent_version').notNull().$type<ConsentVersion>(),
  /** Stands for the candidate's mailbox; not known of rows that were copied. */
  mailbox: text(),
  startedAt: instant('started_at').notNull().defaultNow(),
  seatUntil: instant('seat_until'),
  completedAt: instant('completed_at'),
  /** When the answers were submitted with the CV to follow. */
  cvAwaitedAt: instant('cv_awaited_at'),
  releasedAt: instant('released_at'),
  publishedAt: instant('published_at'),
  cvKey: text('cv_key'),
  cvName: text('cv_name'),
  cvKind: text('cv_kind').$type<DocumentKind>(),
  cvSize: integer('cv_size'),
  cvSha256: text('cv_sha256'),
  cvState: text('cv_state').$type<'waiting' | 'read' | 'unreadable'>(),
  cvText: text('cv_text'),
  cvHidden: jsonb('cv_hidden').$type<HiddenText[]>(),
})
export type InterviewRow = typeof interviews.$inferSelect

/** Free places that are kept for somebody. */
export const seatOffers = pgTable(
  'seat_offers',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    jobId: uuid('job_id').notNull().$type<JobId>(),
    mailbox: text().notNull(),
    offeredAt: instant('offered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.mailbox] })],
)

export const answers = pgTable(
  'answers',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
    index: integer().notNull(),
    followUp: boolean('follow_up').notNull().default(false),
    question: text(),
    skippedAt: instant('skipped_at'),
    text: text(),
    draft: text().notNull().default(''),
    counters: jsonb().$type<TypingCounters>(),
    savedAt: instant('saved_at'),
    revision: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.index, table.followUp] })],
)
export type AnswerRow = typeof answers.$inferSelect
