import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AssessmentId, CandidateId, CompanyId, ReportId, UserId } from '#contract/ids.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const reports = pgTable('reports', {
  id: uuid().primaryKey().defaultRandom().$type<ReportId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
  state: text().notNull().default('waiting').$type<'waiting' | 'ready' | 'failed'>(),
  requestedBy: uuid('requested_by').notNull().$type<UserId>(),
  /** The date in the report, the same in each try. */
  requestedAt: instant('requested_at').notNull(),
  attempts: integer().notNull().default(0),
  leaseUntil: instant('lease_until').notNull(),
  assessmentId: uuid('assessment_id').$type<AssessmentId>(),
  hidden: boolean(),
  code: text(),
  companyName: text('company_name'),
  jobTitle: text('job_title'),
  engineVersion: text('engine_version'),
  rubricVersion: text('rubric_version'),
  fileKey: text('file_key'),
  sha256: text(),
})
export type ReportRow = typeof reports.$inferSelect
