import type { Platform } from '#platform/platform.ts'
import { deleteEmailChangesBefore, forgetNewEmailsBefore } from './new-email/store.ts'
import { daysBefore, minutesBefore, newEmailHours } from './rules.ts'
import { deleteKnownAddressesBefore, deleteSessionsOver } from './sessions/store.ts'
import { deleteSignUpsBefore, signUpsBefore } from './sign-ups/store.ts'

/**
 * Removes what is over: sessions, places that nobody logs in from, old addresses, new ones that nobody confirmed,
 * sign-ups that could not be completed.
 */
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
    await forgetNewEmailsBefore(tx, minutesBefore(now, newEmailHours * 60))
    return deleteSignUpsBefore(tx, daysBefore(now, 7))
  })
  if (lost > 0) log.error({ signUps: lost }, 'Sign-ups were given up after 7 days')
}

/** Sign-ups whose task gave up, or is long in coming. */
export function waitingSignUps({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<string[]> {
  return db.forSystem((tx) => signUpsBefore(tx, minutesBefore(clock.now(), 30)))
}
