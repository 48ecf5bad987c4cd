import type { Config } from '#platform/config/config.ts'
import { tnd } from '../write-amounts.ts'
import type { PurchaseRow } from './store.ts'

type Links = Pick<Config, 'PAYMENT_LINK_STARTER' | 'PAYMENT_LINK_BASIC' | 'PAYMENT_LINK_ENTERPRISE'>

/** The payment app's page for a plan: Starter and Basic have their own, all others share the third. */
export function payLinkOf(links: Links, planId: string): string | null {
  if (planId === 'starter') return links.PAYMENT_LINK_STARTER ?? null
  if (planId === 'basic') return links.PAYMENT_LINK_BASIC ?? null
  return links.PAYMENT_LINK_ENTERPRISE ?? null
}

/** What a payment app without a page of ours is told: whom, how much, and what to write on it. */
export function payText(
  { BRAND_NAME }: Pick<Config, 'BRAND_NAME'>,
  { amountTnd, reference }: Pick<PurchaseRow, 'amountTnd' | 'reference'>,
): string {
  return `${BRAND_NAME}\n${tnd(amountTnd)}\n${reference}`
}
