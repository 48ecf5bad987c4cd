import { roundAmount } from '#contract/money.ts'
import type { Config } from '#platform/config/config.ts'
import type { PlanFeature } from '../contract/options.ts'
import type { Subscription } from '../contract/plans.ts'
import type { SubscriptionStatus } from './tables.ts'

/** The free plan of a company that has finished onboarding. */
export interface FreeOffer {
  planId: string
  postings: number
  candidatesPerJob: number
  features: readonly PlanFeature[]
  /** Null: for life. */
  days: number | null
}

/** More than screens write as a number. */
export const unlimited = 1_000_000

/** The plan's name where nothing is sold. */
export const unlimitedName = 'Unlimited'

/** The free offer of this installation; null when there is none. It waits unused while nothing is sold. */
export function freeOfferOf({ FREE_OFFER }: Pick<Config, 'FREE_OFFER'>): FreeOffer | null {
  if (FREE_OFFER === 'none') return null
  const days = FREE_OFFER === 'trial' ? 30 : null
  return { planId: 'starter', postings: 1, candidatesPerJob: 10, features: [], days }
}

export type PostingRefusal = 'NO_SUBSCRIPTION' | 'NOT_ACTIVE' | 'EXPIRED_SUBSCRIPTION' | 'NO_JOBS_LEFT'

/** A subscription as far as posting goes. */
export interface PostingRight {
  status: SubscriptionStatus
  /** Whether the company uses it now; true for one of its subscriptions at most. */
  isCurrent: boolean
  postingsLeft: number
}

/** The status of a subscription now: it may have expired before its row says so. */
export function statusOf({
  status,
  isCurrent,
  expired,
}: Pick<PostingRight, 'status' | 'isCurrent'> & { expired: boolean }): Subscription['subscriptionStatus'] {
  if (expired) return 'EXPIRED'
  return status === 'ACTIVE' && !isCurrent ? 'PAUSED' : status
}

/** Whether a company with these subscriptions may post a job, and otherwise why not. */
export function judgePosting(held: readonly PostingRight[]): 'may-post' | PostingRefusal {
  const current = held.find(({ isCurrent }) => isCurrent)
  if (current) return current.postingsLeft > 0 ? 'may-post' : 'NO_JOBS_LEFT'
  if (held.some((one) => one.status === 'PENDING')) return 'NOT_ACTIVE'
  return held.length > 0 ? 'EXPIRED_SUBSCRIPTION' : 'NO_SUBSCRIPTION'
}

/** What a price in US dollars is in dinars. */
export function dinarsFor(priceUsd: number, { TND_PER_USD }: Pick<Config, 'TND_PER_USD'>): number {
  return roundAmount(priceUsd * TND_PER_USD)
}

/** The lines of a setting that separates them by `|`. */
export function settingLines(setting: string): string[] {
  return setting
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
