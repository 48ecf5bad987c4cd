import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { passwordFits } from './hash-password.ts'
import { selectUser } from './store.ts'

/** Throws WRONG_PASSWORD unless this is the password of the signed-in user. */
export async function checkPassword(
  { db }: Pick<Platform, 'db'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  password: string,
): Promise<void> {
  const user = await db.forCompany(companyId, (tx) => selectUser(tx, { id: userId, companyId }))
  if (!(await passwordFits(user?.passwordHash ?? null, password))) throw new Refusal('WRONG_PASSWORD')
}
