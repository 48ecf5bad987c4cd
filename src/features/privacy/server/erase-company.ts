import type { CompanyId } from '#contract/ids.ts'
import { lockDueForDeletion, removeCompany } from '#features/accounts/server/delete-company.ts'
import { deleteCandidates } from '#features/candidates/server/delete-candidates.ts'
import type { Platform } from '#platform/platform.ts'
import { eraseRemains } from './erase-remains.ts'

/** By then uploads and deliveries under way have ended; the last sweep covers even those that hung for a day. */
const sweepsAfterSeconds = [0, 15 * 60, 26 * 60 * 60]

/**
 * Erases all of a company whose time has come: the rows at once, in one transaction; what is not a row by tasks of
 * that transaction. A company that is gone already, or stays after all, is left alone.
 */
export async function eraseCompany(
  { db, clock, mail, tasks, audit, log }: Pick<Platform, 'db' | 'clock' | 'mail' | 'tasks' | 'audit' | 'log'>,
  companyId: CompanyId,
): Promise<void> {
  const erased = await db.forSystem(async (tx) => {
    if (!(await lockDueForDeletion(tx, companyId, clock.now()))) return false
    // By themselves, since they may be more than one statement has time for.
    await deleteCandidates(tx, companyId)
    await removeCompany(tx, companyId)
    // After the rows: a mail about to be queued is either queued by now or fails.
    await mail.forget(tx, companyId)
    for (const startAfterSeconds of sweepsAfterSeconds)
      await tasks.enqueue(tx, eraseRemains, { companyId }, { startAfterSeconds })
    await audit.record(tx, { companyId, actor: 'system', action: 'company.erased', subjectId: companyId })
    return true
  })
  if (erased) log.info({ companyId }, 'a company was erased')
}
