import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CandidateId, CompanyId, JobId } from '#contract/ids.ts'
import type { CandidateStatus, LocationReason } from '../contract/candidates.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Made twice: a column belongs to one table. */
const applicant = () => ({
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').notNull().$type<JobId>(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  city: text().notNull(),
  locationReason: text('location_reason').$type<LocationReason>(),
})

export const candidates = pgTable('candidates', {
  id: uuid().primaryKey().defaultRandom().$type<CandidateId>(),
  ...applicant(),
  status: text().notNull().$type<CandidateStatus>(),
  linkIssue: integer('link_issue').notNull().default(1),
  linkExpiresAt: instant('link_expires_at').notNull(),
  score: integer(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When the interview was completed. */
  appliedAt: instant('applied_at'),
})
export type CandidateRow = typeof candidates.$inferSelect

export const registrations = pgTable('registrations', {
  id: uuid().primaryKey().defaultRandom(),
  ...applicant(),
  createdAt: instant('created_at').notNull(),
})
export type RegistrationRow = typeof registrations.$inferSelect
