import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AssessmentId, CandidateId, CompanyId, JobId, ReportId, UserId } from '#contract/ids.ts'
import type { EmployerLanguage } from '#contract/languages.ts'
import type { Attribute } from '../contract/self-description-choices.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const reports = pgTable('reports', {
  id: uuid().primaryKey().defaultRandom().$type<ReportId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
  state: text().notNull().default('waiting').$type<'waiting' | 'ready' | 'failed'>(),
  requestedBy: uuid('requested_by').notNull().$type<UserId>(),
  /** The date in the report, the same in each try. */
  requestedAt: instant('requested_at').notNull(),
  language: text().notNull().$type<EmployerLanguage>(),
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

/** Counts of a group of five or more; null where an outcome is rare enough to say whose it was. */
export interface GroupFigures {
  attribute: Attribute
  group: string
  applicants: number
  selected: number | null
  reached: number | null
}

/** Listed for completeness: no role of the application may read it. */
export const selfDescriptions = pgTable('self_descriptions', {
  candidateId: uuid('candidate_id').primaryKey().$type<CandidateId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').notNull().$type<JobId>(),
  gender: text(),
  ageGroup: text('age_group'),
  disability: text(),
  counted: text().array(),
  countedSelected: boolean('counted_selected').notNull().default(false),
  countedReached: boolean('counted_reached').notNull().default(false),
})

export const adverseImpactFigures = pgTable('adverse_impact_figures', {
  jobId: uuid('job_id').primaryKey().$type<JobId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  countedAt: instant('counted_at').notNull(),
  figures: jsonb().notNull().$type<GroupFigures[]>(),
})
