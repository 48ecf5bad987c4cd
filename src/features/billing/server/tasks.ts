import * as z from 'zod/mini'
import { defineTask } from '#platform/tasks/tasks.ts'
import { endPlans } from './end-plans.ts'
import { writeInvoiceTask } from './invoices/tasks.ts'
import { sweepScreenshots } from './sweep-screenshots.ts'

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
