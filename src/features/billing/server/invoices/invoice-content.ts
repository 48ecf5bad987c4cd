import { roundAmount } from '#contract/money.ts'
import type { Config } from '#platform/config/config.ts'
import type { PurchaseRow } from '../purchases/store.ts'
import { settingLines } from '../rules.ts'
import type { InvoiceContent } from '../tables.ts'

type Issuer = Pick<
  Config,
  'BRAND_NAME' | 'CONTACT_EMAIL' | 'CONTACT_PHONE' | 'INVOICE_ISSUER' | 'INVOICE_TAX_RATE'
>

/** What was sold, and the time its plan lasts. */
export type Sold = Pick<PurchaseRow, 'planName' | 'priceUsd' | 'amountTnd' | 'reference'> & {
  from: Date
  until: Date
}

/** The content of the invoice of a sale, for as long as it is kept. */
export function contentOf(
  config: Issuer,
  { planName, priceUsd, amountTnd, reference, from, until }: Sold,
  { name, address, city, email }: InvoiceContent['buyer'],
): InvoiceContent {
  return {
    issuer: issuerLines(config),
    buyer: { name, address, city, email },
    planName,
    priceUsd,
    ...taxIn(amountTnd, config.INVOICE_TAX_RATE),
    reference,
    from: from.toISOString(),
    until: until.toISOString(),
  }
}

/** The lines of INVOICE_ISSUER; without it, the brand and its contact details. */
export function issuerLines({ BRAND_NAME, CONTACT_EMAIL, CONTACT_PHONE, INVOICE_ISSUER }: Issuer): string[] {
  const lines = settingLines(INVOICE_ISSUER)
  return lines.length > 0 ? lines : [BRAND_NAME, CONTACT_EMAIL, CONTACT_PHONE]
}

/** An amount that contains its tax, taken apart: net and tax always add up to it. */
export function taxIn(totalTnd: number, taxRate: number) {
  const netTnd = roundAmount(totalTnd / (1 + taxRate / 100))
  return { taxRate, netTnd, taxTnd: roundAmount(totalTnd - netTnd), totalTnd }
}

/** The name of an invoice's file where somebody saves it. */
export const invoiceFileName = ({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>, number: string): string =>
  `${BRAND_NAME.replace(/[^\p{L}\p{N}]+/gu, '-')}-invoice-${number}.pdf`
