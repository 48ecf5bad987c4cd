import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Assessment } from './engine/assessment.ts'

export const assessments = pgTable('assessments', {
  id: uuid().primaryKey().defaultRandom(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
  engine: text().notNull().$type<'builtin' | 'llm'>(),
  engineVersion: text('engine_version').notNull(),
  rubricVersion: text('rubric_version').notNull(),
  inputHash: text('input_hash').notNull(),
  score: integer(),
  result: jsonb().notNull().$type<Assessment>(),
  milliseconds: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
export type AssessmentRow = typeof assessments.$inferSelect
