import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { Attribute } from '../../contract/self-description-choices.ts'

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
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  figures: jsonb().notNull().$type<GroupFigures[]>(),
})
