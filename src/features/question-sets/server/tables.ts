import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { StoredQuestion } from './rules.ts'

export const questionSets = pgTable('question_sets', {
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').primaryKey().$type<JobId>(),
  questions: jsonb().notNull().default([]).$type<StoredQuestion[]>(),
  version: integer().notNull().default(1),
  attempt: integer().notNull().default(0),
})
