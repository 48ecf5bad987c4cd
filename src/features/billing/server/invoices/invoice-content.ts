import { roundAmount } from '#contract/money.ts'
import type { Config } from '#platform/config/config.ts'
import { settingLines } from '../rules.ts'
import type { InvoiceContent } from '../tables.ts'

type Issuer = Pick<
  Config,
  'BRAND_NAME' | 'CONTACT_EMAIL' | 'CONTACT_PHONE' | 'INVOICE_ISSUER' | 'INVOICE_TAX_RATE'
>

interface Sold {
  planName: string
  priceUsd: number
  amountTnd: number
  reference: string
  from: Date
  until: Date
}

/** What stands on the invoice of a sale for as long as it is kept. */
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

/** The lines of INVOICE_ISSUER; without it, the brand and where it is reached. */
export function issuerLines({ BRAND_NAME, CONTACT_EMAIL, CONTACT_PHONE, INVOICE_ISSUER }: Issuer): string[] {
  const lines = settingLines(INVOICE_ISSUER)
  return lines.length > 0 ? lines : [BRAND_NAME, CONTACT_EMAIL, CONTACT_PHONE]
}

/** An amount that contains its tax, taken apart: net and tax always add up to it. */
export function taxIn(totalTnd: number, taxRate: number) {
  const netTnd = roundAmount(totalTnd / (1 + taxRate / 100))
  return { taxRate, netTnd, taxTnd: roundAmount(totalTnd - netTnd), totalTnd }
}
