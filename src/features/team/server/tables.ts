import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, InviteId } from '#contract/ids.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const teamInvites = pgTable('team_invites', {
  id: uuid('id').$type<InviteId>().primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  email: text('email').notNull(),
  role: text('role').$type<Role>().notNull(),
  issue: integer('issue').notNull().default(1),
  sentAt: instant('sent_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export type InviteRow = typeof teamInvites.$inferSelect
