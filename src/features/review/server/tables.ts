import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { NotificationChoice } from '../contract/notifications.ts'

const companyId = () => uuid('company_id').$type<CompanyId>().notNull()
const userId = () => uuid('user_id').$type<UserId>()
const dueAt = () => timestamp('due_at', { withTimezone: true })

export const notificationSettings = pgTable('notification_settings', {
  companyId: companyId(),
  userId: userId().primaryKey(),
  completedInterviews: text('completed_interviews').$type<NotificationChoice>().notNull(),
})

export const firstCompletions = pgTable('first_completions', {
  companyId: companyId(),
  jobId: uuid('job_id').$type<JobId>().primaryKey(),
  candidateId: uuid('candidate_id').$type<CandidateId>().notNull(),
})

export const notificationDigests = pgTable('notification_digests', {
  id: uuid().primaryKey().defaultRandom(),
  companyId: companyId(),
  userId: userId().notNull(),
  dueAt: dueAt().notNull(),
})

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey().defaultRandom(),
  companyId: companyId(),
  userId: userId().notNull(),
  candidateId: uuid('candidate_id').$type<CandidateId>().notNull(),
  kind: text().$type<'completed' | 'first-completed' | 'asked-for-a-person' | 'withdrawn'>().notNull(),
  /** When its digest is due; null for a mail of its own. */
  dueAt: dueAt(),
  digestId: uuid('digest_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
export type Notification = typeof notifications.$inferSelect
