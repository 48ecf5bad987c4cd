import * as z from 'zod/mini'
import { companyId, invoiceId } from '#contract/ids.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { writeInvoice } from './write-invoice.ts'

/** Writes the PDF of an invoice and mails it; the only place where PDFs are made, since one takes a moment. */
export const writeInvoiceTask = defineTask({
  name: 'billing.write-invoice',
  payload: z.object({ companyId, invoiceId }),
  concurrency: 1,
  retries: 8,
  waitsOnceFor: ({ invoiceId: id }) => id,
  run: (platform, key) => writeInvoice(platform, key),
})
