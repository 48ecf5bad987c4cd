import * as z from 'zod/mini'
import { companyId, invoiceId } from '#contract/ids.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { endPlans } from './end-plans.ts'
import { writeInvoice } from './invoices/write-invoice.ts'
import { sweepScreenshots } from './sweep-screenshots.ts'

/** Writes the PDF of an invoice and mails it; the only place where PDFs are made, since one takes a moment. */
export const writeInvoiceTask = defineTask({
  name: 'billing.write-invoice',
  payload: z.object({ companyId, invoiceId }),
  concurrency: 1,
  // An hour and more: storage may be away.
  retries: 14,
  waitsOnceFor: ({ invoiceId: id }) => id,
  run: (platform, key) => writeInvoice(platform, key),
})

export const endPlansTask = defineTask({
  name: 'billing.end-plans',
  payload: z.strictObject({}),
  every: '*/10 * * * *',
  run: (platform) => endPlans(platform),
})

export const sweepScreenshotsTask = defineTask({
  name: 'billing.sweep-screenshots',
  payload: z.strictObject({}),
  every: '23 * * * *',
  run: (platform) => sweepScreenshots(platform),
})

export const tasks = [writeInvoiceTask, endPlansTask, sweepScreenshotsTask]
