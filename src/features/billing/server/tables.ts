import { boolean, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId } from '#contract/ids.ts'
import type { PlanFeature } from '../contract.ts'

export type SubscriptionStatus = 'PENDING' | 'ACTIVE' | 'EXPIRED'

const dollars = (name: string) => numeric(name, { precision: 10, scale: 2, mode: 'number' }).notNull()

export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  priceUsd: dollars('price_usd'),
  postings: integer('postings').notNull(),
  candidatesPerJob: integer('candidates_per_job').notNull(),
  features: text('features').array().$type<PlanFeature[]>().notNull(),
})

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  planId: text('plan_id').notNull(),
  status: text('status').$type<SubscriptionStatus>().notNull(),
  priceUsd: dollars('price_usd'),
  postingsLeft: integer('postings_left').notNull(),
  candidatesPerJob: integer('candidates_per_job').notNull(),
  features: text('features').array().$type<PlanFeature[]>().notNull(),
  freeOffer: boolean('free_offer').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
})
