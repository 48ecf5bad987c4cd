import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CandidateId, CompanyId, InvitationId, UserId } from '#contract/ids.ts'
import type { CandidateReply, InterviewType, InvitationStatus } from '../contract/limits.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const invitations = pgTable('invitations', {
  id: uuid().primaryKey().defaultRandom().$type<InvitationId>(),
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  candidateId: uuid('candidate_id').notNull().$type<CandidateId>(),
  interviewType: text('interview_type').notNull().$type<InterviewType>(),
  place: text().notNull(),
  message: text().notNull(),
  timeZone: text('time_zone').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  status: text().notNull().$type<InvitationStatus>(),
  startsAt: instant('starts_at'),
  /** Ascending; empty once one is fixed. */
  proposedTimes: instant('proposed_times').array().notNull().default([]),
  fixedAt: instant('fixed_at'),
  remindedAt: instant('reminded_at'),
  reply: text().notNull().default('none').$type<CandidateReply>(),
  replyMessage: text('reply_message').notNull().default(''),
  cancelMessage: text('cancel_message').notNull().default(''),
  interviewers: uuid().array().notNull().default([]).$type<UserId[]>(),
  sequence: integer().notNull().default(0),
  createdBy: uuid('created_by').notNull().$type<UserId>(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
})
export type InvitationRow = typeof invitations.$inferSelect
export type NewInvitation = typeof invitations.$inferInsert

export const calendarFeeds = pgTable('calendar_feeds', {
  companyId: uuid('company_id').notNull().$type<CompanyId>(),
  userId: uuid('user_id').primaryKey().$type<UserId>(),
  issue: integer().notNull(),
})
