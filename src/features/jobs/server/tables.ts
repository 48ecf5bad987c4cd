import {
  customType,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import type { KeptJobDraft } from '../contract/draft.ts'
import type { IdealProfile, JobType } from '../contract.ts'
import type { QuestionGuide } from './questions/interview-brief.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const jobs = pgTable('jobs', {
  id: uuid().primaryKey().defaultRandom().$type<JobId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  title: text().notNull(),
  description: text().notNull(),
  location: text().notNull(),
  salary: numeric({ precision: 12, scale: 3, mode: 'number' }),
  type: text().notNull().$type<JobType>(),
  idealProfile: jsonb('ideal_profile').notNull().$type<IdealProfile>(),
  interviewLanguage: text('interview_language').notNull().$type<Language>(),
  status: text().notNull().default('open').$type<'open' | 'closed'>(),
  interviewState: text('interview_state').notNull().default('preparing').$type<'preparing' | 'ready'>(),
  maxCandidates: integer('max_candidates').notNull(),
  candidatesCount: integer('candidates_count').notNull().default(0),
  contentVersion: integer('content_version').notNull().default(1),
  version: integer().notNull().default(1),
  interviewVersion: integer('interview_version').notNull().default(1),
  interviewLockedAt: timestamp('interview_locked_at', { withTimezone: true }),
  questionsEditedAt: timestamp('questions_edited_at', { withTimezone: true }),
  interviewAttempt: integer('interview_attempt').notNull().default(0),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  postedBy: uuid('posted_by').$type<UserId>(),
  requestId: uuid('request_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
export type JobRow = typeof jobs.$inferSelect

export const jobQuestions = pgTable(
  'job_questions',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    jobId: uuid('job_id').notNull().$type<JobId>(),
    position: integer().notNull(),
    text: text().notNull(),
    guide: jsonb().notNull().$type<QuestionGuide>(),
    origin: text().notNull().default('written').$type<'written' | 'edited' | 'added'>(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
)

/** What jobs are searched by; kept by a trigger on jobs. */
export const jobSearch = pgTable('job_search', {
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').primaryKey().$type<JobId>(),
  status: text().notNull().$type<'open' | 'closed'>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  signature: bytes().notNull(),
  words: bytes().notNull(),
})

/** Kept by triggers on jobs, so that no page has to count. */
export const jobTotals = pgTable('job_totals', {
  companyId: uuid('company_id').primaryKey().$type<CompanyId>(),
  jobs: integer().notNull(),
  openJobs: integer('open_jobs').notNull(),
  candidates: integer().notNull(),
})

export const jobDrafts = pgTable(
  'job_drafts',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    userId: uuid('user_id').notNull().$type<UserId>(),
    draft: jsonb().notNull().$type<KeptJobDraft>(),
    /** The open page that saved it; null where that did not say. */
    savedBy: uuid('saved_by'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
)
