import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type Credentials, wrongPassword } from '../contract/account.ts'
import { findUserByEmail, selectUser } from './store.ts'
import type { UserRow } from './tables.ts'

type Deps = Pick<Platform, 'db' | 'passwords'>

/** The user with this address and password. Throws WRONG_LOGIN, which does not say which of the two is wrong. */
export async function checkCredentials(
  { db, passwords }: Deps,
  { userName, password }: Credentials,
): Promise<UserRow> {
  const user = await db.forSystem((tx) => findUserByEmail(tx, userName))
  const fits = await passwords.fits(user?.passwordHash ?? null, password)
  if (!user || !fits) throw new Refusal('WRONG_LOGIN')
  return user
}

/** Throws WRONG_PASSWORD unless this is the password of the signed-in user. */
export async function checkPassword(
  { db, passwords }: Deps,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  password: string,
): Promise<void> {
  const user = await db.forCompany(companyId, (tx) => selectUser(tx, { id: userId, companyId }))
  if (!(await passwords.fits(user?.passwordHash ?? null, password))) throw refusedPassword('password')
}

/** The refusal of a wrong password, naming the field it was sent in. */
export function refusedPassword(field: string): Refusal {
  return new Refusal('WRONG_PASSWORD', { fields: { [field]: wrongPassword.message } })
}
