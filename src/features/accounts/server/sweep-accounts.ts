import type { Platform } from '#platform/platform.ts'
import { daysBefore, hoursBefore, minutesBefore, newEmailHours } from './rules.ts'
import { deleteKnownAddressesBefore, deleteSessionsOver } from './sessions/store.ts'
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
    await deleteSessionsOver(tx, now)
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
