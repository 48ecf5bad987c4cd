import { sql } from 'drizzle-orm'
import {
  boolean,
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
import type { JobDraft } from '../contract/drafts.ts'
import type { IdealProfile } from '../contract/jobs.ts'
import type { JobType } from '../contract/options.ts'

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
  questionsState: text('questions_state').notNull().default('preparing').$type<'preparing' | 'ready'>(),
  tailoredQuestions: text('tailored_questions').array().notNull().default(sql`'{}'`),
  questionsLockedAt: timestamp('questions_locked_at', { withTimezone: true }),
  questionsEditedAt: timestamp('questions_edited_at', { withTimezone: true }),
  copiedFrom: uuid('copied_from').$type<JobId>(),
  maxCandidates: integer('max_candidates').notNull(),
  candidatesCount: integer('candidates_count').notNull().default(0),
  version: integer().notNull().default(1),
  blind: boolean().notNull().default(false),
  distanceLimitKm: integer('distance_limit_km'),
  rejectReasons: text('reject_reasons').array().notNull().default(sql`'{}'`),
  followUps: boolean('follow_ups').notNull().default(true),
  linkReminder: boolean('link_reminder').notNull().default(true),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  postedBy: uuid('posted_by').$type<UserId>(),
  requestId: uuid('request_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
export type JobRow = typeof jobs.$inferSelect

export const blindReviewEnds = pgTable('blind_review_ends', {
  id: uuid().primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').notNull().$type<JobId>(),
  endedBy: uuid('ended_by').notNull().$type<UserId>(),
  reason: text().notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull().defaultNow(),
})

/** How many candidates a job has, kept by triggers; a row comes with the first one. */
export const jobCandidateCounts = pgTable('job_candidate_counts', {
  jobId: uuid('job_id').primaryKey().$type<JobId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  toDecide: integer('to_decide').notNull().default(0),
  shortlisted: integer().notNull().default(0),
  underReview: integer('under_review').notNull().default(0),
  notCompleted: integer('not_completed').notNull().default(0),
  invited: integer().notNull().default(0),
  hired: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  withdrawn: integer().notNull().default(0),
  started: integer().notNull().default(0),
  completed: integer().notNull().default(0),
  everInvited: integer('ever_invited').notNull().default(0),
  /** Candidates with each total from 0 to 100, then those without one. */
  totals: integer().array().notNull().default(sql`array_fill(0, array[102])`),
})

export const jobDrafts = pgTable(
  'job_drafts',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    userId: uuid('user_id').notNull().$type<UserId>(),
    draft: jsonb().notNull().$type<JobDraft>(),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
)

/** When a company first did what leads to its first candidate. */
export const firstSteps = pgTable('first_steps', {
  companyId: uuid('company_id').primaryKey().$type<CompanyId>(),
  questionsReadAt: timestamp('questions_read_at', { withTimezone: true }),
  linkSharedAt: timestamp('link_shared_at', { withTimezone: true }),
})
