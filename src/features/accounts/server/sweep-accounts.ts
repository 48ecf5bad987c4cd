import type { Platform } from '#platform/platform.ts'
import { deleteCompanyRow, lockUnverified, selectUnverified } from './deletion/store.ts'
import { daysBefore, hoursBefore, minutesBefore, newEmailHours, unverifiedDays } from './rules.ts'
import { deleteExpiredSessions, deleteKnownAddressesBefore } from './sessions/store.ts'
import { deleteSignUpsBefore, signUpsBefore } from './sign-ups/store.ts'
import { deleteEmailChangesBefore, forgetNewEmailsBefore } from './store.ts'

/** Removes what has expired: sessions, unused network addresses, old and unconfirmed e-mail addresses, failed sign-ups. */
export async function sweepAccounts({
  db,
  clock,
  log,
}: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const lost = await db.forSystem(async (tx) => {
    await deleteExpiredSessions(tx, now)
    await deleteKnownAddressesBefore(tx, daysBefore(now, 90))
    await deleteEmailChangesBefore(tx, daysBefore(now, 30))
    await forgetNewEmailsBefore(tx, hoursBefore(now, newEmailHours))
    return deleteSignUpsBefore(tx, daysBefore(now, 7))
  })
  if (lost > 0) log.error({ signUps: lost }, 'Sign-ups were given up after 7 days')
}

/** Sign-ups whose task gave up or is late. */
export function waitingSignUps({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string[]> {
  return db.forSystem((tx) => signUpsBefore(tx, minutesBefore(clock.now(), 30)))
}

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
