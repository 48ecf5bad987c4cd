import { integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import type { IdealProfile, JobType } from '../contract.ts'
import type { QuestionGuide } from './questions/interview-brief.ts'

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
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
)
