import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import type { Competency } from '../contract/limits.ts'
import type { StoredQuestion } from './rules.ts'

export const questionSets = pgTable('question_sets', {
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').primaryKey().$type<JobId>(),
  questions: jsonb().notNull().default([]).$type<StoredQuestion[]>(),
  version: integer().notNull().default(1),
  attempt: integer().notNull().default(0),
})

/** The company's own library, for all of its jobs. */
export const companyQuestions = pgTable('company_questions', {
  id: uuid().primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  language: text().notNull().$type<Language>(),
  text: text().notNull(),
  textHash: text('text_hash').notNull(),
  competency: text().notNull().$type<Competency>(),
  keyPoints: jsonb('key_points').notNull().$type<string[]>(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
})
