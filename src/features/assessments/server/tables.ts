import {
  bigint,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AssessmentId, CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const assessments = pgTable('assessments', {
  id: uuid().primaryKey().$type<AssessmentId>(),
  seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
  engine: text().notNull().$type<'builtin' | 'llm'>(),
  engineVersion: text('engine_version').notNull(),
  rubricVersion: text('rubric_version').notNull(),
  provider: text(),
  model: text(),
  parameters: jsonb().$type<Record<string, unknown>>(),
  promptVersions: jsonb('prompt_versions').$type<Record<string, string>>(),
  inputHash: text('input_hash').notNull(),
  score: integer(),
  inputTokens: integer('input_tokens').notNull().default(0),
  outputTokens: integer('output_tokens').notNull().default(0),
  microUsd: bigint('micro_usd', { mode: 'number' }).notNull().default(0),
  milliseconds: integer().notNull(),
  requestedBy: uuid('requested_by').$type<UserId>(),
  reusedFrom: uuid('reused_from').$type<AssessmentId>(),
  fallback: text(),
  encryptedResult: bytes('encrypted_result').notNull(),
  encryptedWork: bytes('encrypted_work').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})
export type AssessmentRow = typeof assessments.$inferSelect

export const candidateKeys = pgTable(
  'candidate_keys',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
    wrappedBy: text('wrapped_by').notNull(),
    wrapped: bytes().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.wrappedBy] })],
)

export const assessmentRuns = pgTable('assessment_runs', {
  candidateId: uuid('candidate_id').primaryKey().$type<CandidateId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  runId: uuid('run_id').notNull().defaultRandom().$type<AssessmentId>(),
  requestedBy: uuid('requested_by').$type<UserId>(),
  state: text().notNull().default('waiting').$type<'waiting' | 'failed'>(),
  attempts: integer().notNull().default(0),
  askedAt: instant('asked_at').notNull(),
  begunAt: instant('begun_at'),
})
export type RunRow = typeof assessmentRuns.$inferSelect

export const answerShingles = pgTable(
  'answer_shingles',
  {
    companyId: uuid('company_id').notNull().$type<CompanyId>(),
    jobId: uuid('job_id').notNull().$type<JobId>(),
    candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
    answer: integer().notNull(),
    shingle: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.answer, table.shingle] })],
)
