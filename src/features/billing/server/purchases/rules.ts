import { formatTnd } from '#contract/money.ts'
import type { Config } from '#platform/config/config.ts'
import type { PaymentDetail, Purchase } from '../../contract/purchases.ts'
import { settingLines } from '../rules.ts'
import type { PurchaseRow } from './store.ts'

export type PaymentLinks = Pick<
  Config,
  'PAYMENT_LINK_STARTER' | 'PAYMENT_LINK_BASIC' | 'PAYMENT_LINK_ENTERPRISE'
>
export type PaymentDetails = Pick<Config, 'PAYMENT_DETAILS'>

/** The payment app's page for a plan: Starter and Basic have their own, all others share the third. */
export function payLinkOf(links: PaymentLinks, planId: string): string | null {
  if (planId === 'starter') return links.PAYMENT_LINK_STARTER ?? null
  if (planId === 'basic') return links.PAYMENT_LINK_BASIC ?? null
  return links.PAYMENT_LINK_ENTERPRISE ?? null
}

/** The account that buyers transfer to, line by line as the operator wrote it. */
export function paymentDetailsOf({ PAYMENT_DETAILS }: PaymentDetails): PaymentDetail[] {
  return settingLines(PAYMENT_DETAILS).map((line) => {
    const [, label = null, value = line] = /^([^:]+):\s+(.+)$/.exec(line) ?? []
    return { label, value }
  })
}

/** What the QR code holds for a plan without a payment link: to whom, how much, and what to write on it. */
export function payText(
  { BRAND_NAME, PAYMENT_DETAILS }: Pick<Config, 'BRAND_NAME'> & PaymentDetails,
  { amountTnd, reference }: Pick<PurchaseRow, 'amountTnd' | 'reference'>,
): string {
  const details = settingLines(PAYMENT_DETAILS)
  return [...(details.length > 0 ? details : [BRAND_NAME]), formatTnd(amountTnd), reference].join('\n')
}

/** A purchase as it is sent. */
export function purchaseReply(row: PurchaseRow): Purchase {
  const { id, planId, planName, priceUsd, amountTnd, reference, state, reason } = row
  return {
    ...{ id, planId, planName, priceUsd, amountTnd, reference, state, reason },
    createdAt: row.createdAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  }
}
