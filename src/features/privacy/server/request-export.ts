import { Refusal } from '#contract/refusals.ts'
import { lockCompany } from '#features/accounts/server/change-company.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { CompanyExport } from '../contract.ts'
import { shownExport } from './list-exports.ts'
import { findWaitingExport, insertExport } from './store.ts'
import { makeExportTask } from './tasks.ts'

/** Has an archive made of all of the company's data; while one is being made, asking again returns that one. */
export async function requestExport(
  { db, tasks, audit }: Pick<Platform, 'db' | 'tasks' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
): Promise<CompanyExport> {
  const row = await db.forCompany(companyId, async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
    const made = await insertExport(tx, companyId, userId)
    if (!made) return findWaitingExport(tx, companyId)
    await tasks.enqueue(tx, makeExportTask, { companyId, exportId: made.id })
    await audit.record(tx, { companyId, actor: userId, action: 'export.requested', subjectId: made.id })
    return made
  })
  // Between the two statements the other one became ready: there is room for a new one now.
  return row ? shownExport(row) : requestExport({ db, tasks, audit }, { companyId, userId })
}
