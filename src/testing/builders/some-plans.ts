import type { AnswerOf } from '#contract/endpoint.ts'
import type { PurchaseId } from '#contract/ids.ts'
import { planFeatures } from '#features/billing/contract/options.ts'
import type { listPlansEndpoint, listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import type { getPurchaseEndpoint } from '#features/billing/contract/purchases.ts'

type Plan = AnswerOf<typeof listPlansEndpoint>[number]
type Subscription = AnswerOf<typeof listSubscriptionsEndpoint>[number]
type Purchase = AnswerOf<typeof getPurchaseEndpoint>

/** The plans as a new installation offers them. */
export const somePlans = (): Plan[] => [
  {
    id: 'starter',
    name: 'Starter',
    price: 45,
    priceTnd: 139.5,
    numOfJobs: 1,
    maxCandidates: 30,
    features: [],
  },
  { id: 'basic', name: 'Basic', price: 99, priceTnd: 306.9, numOfJobs: 3, maxCandidates: 50, features: [] },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 199,
    priceTnd: 616.9,
    numOfJobs: 10,
    maxCandidates: 100,
    features: [...planFeatures],
  },
]

/** The free offer by default. */
export const aSubscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: 's1',
  planName: 'Starter',
  price: 0,
  subscriptionStatus: 'ACTIVE',
  isCurrent: true,
  numOfJobs: 1,
  maxCandidates: 10,
  createdAt: '2026-11-01T12:00:00.000Z',
  expireAt: null,
  ...changes,
})

/** A purchase as its payment page receives it. */
export const aPurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: '0d9c7ac5-8f0e-4b27-9a3a-0f6f0c1d2e3f' as PurchaseId,
  planId: 'basic',
  planName: 'Basic',
  priceUsd: 99,
  amountTnd: 306.9,
  reference: 'MH-7K2Q9',
  state: 'waiting',
  createdAt: '2026-11-21T09:00:00.000Z',
  submittedAt: null,
  decidedAt: null,
  reason: null,
  payLink: 'https://pay.example/basic',
  paymentDetails: [],
  qr: 'data:image/svg+xml;base64,PHN2Zy8+',
  ...changes,
})
