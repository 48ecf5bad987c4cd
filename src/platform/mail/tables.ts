import { customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId } from '#contract/ids.ts'

/** `dead` was refused for good or tried too often; `dropped` was no longer wanted when its turn came. */
export type MailStatus = 'waiting' | 'sent' | 'dead' | 'dropped'

/** The mails to send and their outcome. Holds neither addresses nor texts nor links. */
export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>(),
  kind: text('kind').notNull(),
  subjectId: text('subject_id').notNull(),
  version: text('version').notNull(),
  status: text('status').$type<MailStatus>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  recipient: text('recipient'),
  triedAt: timestamp('tried_at', { withTimezone: true }),
})

export type MailRow = typeof mails.$inferSelect

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Mails to people of whom no row remains, until they are sent. */
export const lastMails = pgTable('last_mails', {
  id: uuid('id').primaryKey(),
  sealed: bytea('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
export type LastMailRow = typeof lastMails.$inferSelect
