import type { Config } from '#platform/config/config.ts'
import type { InvoiceKey } from './store.ts'

/** The same on every try, so that a second one writes over the first. */
export function invoiceFileKey({ companyId, invoiceId }: InvoiceKey): string {
  return `${companyId}/invoices/${invoiceId}.pdf`
}

/** What an invoice is called where somebody saves it. */
export function invoiceFileName({ BRAND_NAME }: Pick<Config, 'BRAND_NAME'>, number: string): string {
  return `${BRAND_NAME.replace(/[^\p{L}\p{N}]+/gu, '-')}-invoice-${number}.pdf`
}
