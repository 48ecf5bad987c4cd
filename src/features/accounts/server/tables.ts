import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '#contract/endpoint.ts'
import type { CompanyId, InviteId, SessionId, UserId } from '#contract/ids.ts'
import type { EmployerLanguage } from '#contract/languages.ts'
import type { OnboardingStatus } from '../contract/account.ts'
import type { ResponsePromise } from '../contract/response-promise.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const companies = pgTable('companies', {
  id: uuid('id').$type<CompanyId>().primaryKey().defaultRandom(),
  name: text('name').notNull(),
  fullName: text('full_name'),
  slug: text('slug').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  timeZone: text('time_zone').notNull().default('Africa/Tunis'),
  /** Null: as long as the installation keeps them. */
  retentionMonths: integer('retention_months'),
  responsePromise: text('response_promise').$type<ResponsePromise>().notNull().default('hours'),
  onboardingStatus: text('onboarding_status').$type<OnboardingStatus>().notNull().default('PENDING'),
  createdAt: instant('created_at').notNull().defaultNow(),
  deleteAt: instant('delete_at'),
  bannedAt: instant('banned_at'),
  banReason: text('ban_reason'),
  /** Null for a real company. */
  demo: text('demo').$type<'building' | 'open'>(),
})

export const users = pgTable('users', {
  id: uuid('id').$type<UserId>().primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<Role>().notNull(),
  verifiedAt: instant('verified_at'),
  verificationIssue: integer('verification_issue').notNull().default(1),
  verificationSentAt: instant('verification_sent_at').notNull(),
  verificationMail: uuid('verification_mail'),
  resetIssue: integer('reset_issue').notNull().default(0),
  resetSentAt: instant('reset_sent_at'),
  resetMail: uuid('reset_mail'),
  newEmail: text('new_email'),
  newEmailIssue: integer('new_email_issue').notNull().default(0),
  newEmailSentAt: instant('new_email_sent_at'),
  language: text('language').$type<EmployerLanguage>(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  id: uuid('id').$type<SessionId>().notNull().defaultRandom(),
  device: text('device').notNull().default(''),
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
})

export const knownAddresses = pgTable('known_addresses', {
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  addressHash: text('address_hash').notNull(),
  seenAt: instant('seen_at').notNull().defaultNow(),
})

export const signUps = pgTable('sign_ups', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  language: text('language').$type<EmployerLanguage>(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const emailChanges = pgTable('email_changes', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  userId: uuid('user_id').$type<UserId>().notNull(),
  oldEmail: text('old_email').notNull(),
  changedAt: instant('changed_at').notNull(),
})

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
export type SignUpRow = typeof signUps.$inferSelect
export type UserRow = typeof users.$inferSelect
