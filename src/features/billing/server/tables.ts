import { boolean, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CompanyId, InvoiceId, PurchaseId } from '#contract/ids.ts'
import type { PlanFeature, PurchaseState } from '../contract/options.ts'

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
  purchaseId: uuid('purchase_id').$type<PurchaseId>(),
  warnedAt: timestamp('warned_at', { withTimezone: true }),
})

const dinars = (name: string) => numeric(name, { precision: 12, scale: 3, mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const purchases = pgTable('purchases', {
  id: uuid('id').$type<PurchaseId>().primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  planId: text('plan_id').notNull(),
  planName: text('plan_name').notNull(),
  priceUsd: dollars('price_usd'),
  amountTnd: dinars('amount_tnd').notNull(),
  reference: text('reference').notNull(),
  state: text('state').$type<PurchaseState>().notNull().default('waiting'),
  screenshotKey: text('screenshot_key'),
  screenshotHash: text('screenshot_hash'),
  submittedAt: instant('submitted_at'),
  decidedAt: instant('decided_at'),
  reason: text('reason'),
  refundedTnd: dinars('refunded_tnd'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const invoices = pgTable('invoices', {
  id: uuid('id').$type<InvoiceId>().primaryKey().defaultRandom(),
  companyId: uuid('company_id').$type<CompanyId>().notNull(),
  purchaseId: uuid('purchase_id').$type<PurchaseId>().notNull(),
  number: text('number').notNull(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
  fileKey: text('file_key'),
  issuedAt: instant('issued_at').notNull().defaultNow(),
})

export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** The content of an invoice, as it was on the day; money in dinars. */
export interface InvoiceContent {
  issuer: readonly string[]
  buyer: { name: string; address: string; city: string; email: string }
  planName: string
  priceUsd: number
  /** Per cent, contained in the total. */
  taxRate: number
  netTnd: number
  taxTnd: number
  totalTnd: number
  reference: string
  from: string
  until: string
}
