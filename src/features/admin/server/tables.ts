import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { OperatorId } from '#contract/ids.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const operators = pgTable('operators', {
  id: uuid('id').$type<OperatorId>().primaryKey().defaultRandom(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  totpSecret: text('totp_secret'),
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  setupIssue: integer('setup_issue').notNull().default(1),
  setupSentAt: instant('setup_sent_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const operatorSessions = pgTable('operator_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  operatorId: uuid('operator_id').$type<OperatorId>().notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export type OperatorRow = typeof operators.$inferSelect
