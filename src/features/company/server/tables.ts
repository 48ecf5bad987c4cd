import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId } from '#contract/ids.ts'
import type { CompanySize, CompanyValue, Industry } from '../contract/options.ts'
import type { OnboardingDraft } from '../contract/settings.ts'

export const companyProfiles = pgTable('company_profiles', {
  companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
  industry: text('industry').$type<Industry>().notNull(),
  description: text('description').notNull(),
  size: integer('size').$type<CompanySize>().notNull(),
  values: text('values').array().$type<CompanyValue[]>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const companyDrafts = pgTable('company_drafts', {
  companyId: uuid('company_id').$type<CompanyId>().primaryKey(),
  draft: jsonb('draft').$type<OnboardingDraft>().notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
