import type { CompanyId } from '#contract/ids.ts'
import { holdDueCompany, removeCompany } from '#features/accounts/server/remove-company.ts'
import { deleteCandidates } from '#features/candidates/server/delete-candidates.ts'
import type { Platform } from '#platform/platform.ts'
import { eraseLeftOvers } from './erase-left-overs.ts'

/** Uploads and deliveries that were under way are over by then; the last one meets even those that hung for a day. */
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
    if (!(await holdDueCompany(tx, companyId, clock.now()))) return false
    // By themselves, since they may be more than one statement has time for.
    await deleteCandidates(tx, companyId)
    await removeCompany(tx, companyId)
    // After the rows: whoever was about to post a mail has either posted it or fails.
    await mail.forget(tx, companyId)
    for (const startAfterSeconds of sweepsAfterSeconds)
      await tasks.enqueue(tx, eraseLeftOvers, { companyId }, { startAfterSeconds })
    await audit.record(tx, { companyId, actor: 'system', act: 'company.erased', subjectId: companyId })
    return true
  })
  if (erased) log.info({ companyId }, 'a company was erased')
}
