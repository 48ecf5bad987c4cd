import type { Platform } from '#platform/platform.ts'
import { deleteCompanyRow, lockUnverified, selectUnverified } from './deletion/store.ts'
import { daysBefore, unverifiedDays } from './rules.ts'

/**
 * Removes companies of which nobody proved an address in time, with the mails about them: the address may be somebody's
 * who never signed up, and is free again. They have no more than was typed when signing up.
 */
export async function eraseUnverified({
  db,
  clock,
  mail,
  audit,
}: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>): Promise<void> {
  const before = daysBefore(clock.now(), unverifiedDays)
  const unproven = await db.forSystem((tx) => selectUnverified(tx, before, unverifiedDays))
  for (const companyId of unproven)
    await db.forSystem(async (tx) => {
      if (!(await lockUnverified(tx, companyId))) return
      await deleteCompanyRow(tx, companyId)
      await mail.forget(tx, companyId)
      await audit.record(tx, { companyId, actor: 'system', action: 'company.erased', subjectId: companyId })
    })
}
