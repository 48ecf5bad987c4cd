import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { Credentials } from '../contract.ts'
import { passwordFits } from './hash-password.ts'
import { findUserByEmail } from './store.ts'
import type { UserRow } from './tables.ts'

/** The user whose address and password these are; throws WRONG_LOGIN, which of the two is wrong stays unsaid. */
export async function checkCredentials(
  { db }: Pick<Platform, 'db'>,
  { userName, password }: Credentials,
): Promise<UserRow> {
  const user = await db.forSystem((tx) => findUserByEmail(tx, userName))
  const fits = await passwordFits(user?.passwordHash ?? null, password)
  if (!user || !fits) throw new Refusal('WRONG_LOGIN')
  return user
}
