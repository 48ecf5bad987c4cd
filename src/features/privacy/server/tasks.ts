import * as z from 'zod/mini'
import { type CompanyId, companyId, exportId } from '#contract/ids.ts'
import { listDueForDeletion } from '#features/accounts/server/delete-company.ts'
import { defineTask, type Task } from '#platform/tasks/tasks.ts'
import { eraseCompany } from './erase-company.ts'
import { eraseRemains } from './erase-remains.ts'
import { makeExport } from './make-export.ts'
import type { ExportKey } from './store.ts'
import { sweepExports } from './sweep-exports.ts'

const retries = 5

export const makeExportTask: Task<ExportKey> = defineTask({
  name: 'privacy.make-export',
  payload: z.strictObject({ companyId, exportId }),
  retries,
  expireSeconds: 7200,
  run: (platform, key) => makeExport(platform, key, { tries: retries + 1 }),
})

/** Removes expired archives. */
const sweepExportsTask = defineTask({
  name: 'privacy.sweep-exports',
  payload: z.strictObject({}),
  every: '37 * * * *',
  run: (platform) => sweepExports(platform),
})

/** Erases a company when its time has come; before that it does nothing. */
export const eraseCompanyTask: Task<{ companyId: CompanyId }> = defineTask({
  name: 'privacy.erase-company',
  payload: z.strictObject({ companyId }),
  retries: 20,
  expireSeconds: 600,
  run: (platform, due) => eraseCompany(platform, due.companyId),
})

/** Finds the companies whose time has come. */
const eraseDueTask = defineTask({
  name: 'privacy.erase-due',
  payload: z.strictObject({}),
  every: '7 * * * *',
  run: ({ db, clock, tasks: queue }) =>
    db.forSystem(async (tx) => {
      // One that cannot be erased must not keep the others.
      for (const due of await listDueForDeletion(tx, clock.now()))
        await queue.enqueue(tx, eraseCompanyTask, { companyId: due })
    }),
})

export const tasks = [makeExportTask, sweepExportsTask, eraseRemains, eraseCompanyTask, eraseDueTask]
