import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId, ExportId, UserId } from '#contract/ids.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const companyExports = pgTable('company_exports', {
  id: uuid('id').$type<ExportId>().primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  requestedBy: uuid('requested_by').$type<UserId>().notNull(),
  state: text('state').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
  fileKey: text('file_key'),
  size: bigint('size', { mode: 'number' }),
  attempts: integer('attempts').notNull().default(0),
  requestedAt: instant('requested_at').notNull().defaultNow(),
  readyAt: instant('ready_at'),
  expiresAt: instant('expires_at'),
})

export type ExportRow = typeof companyExports.$inferSelect

export const retentionClock = pgTable('retention_clock', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  believedAt: instant('believed_at').notNull(),
})
