import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'

export const waitingList = pgTable('waiting_list', {
  id: uuid().primaryKey().defaultRandom(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  jobId: uuid('job_id').notNull().$type<JobId>(),
  email: text().notNull(),
  language: text().$type<InterfaceLanguage>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  toldAt: timestamp('told_at', { withTimezone: true }),
})
export type WaitingRow = typeof waitingList.$inferSelect
