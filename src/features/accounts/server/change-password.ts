import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { refusedPassword } from './check-password.ts'
import { passwordChangedMail } from './mails.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { deleteOtherSessions } from './sessions/store.ts'
import { lockUser, selectCompany, selectUser, setPassword } from './store.ts'

type Deps = Pick<Platform, 'db' | 'mail' | 'audit' | 'passwords'>

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** Gives the signed-in user another password and ends their other sessions. Throws WRONG_PASSWORD. */
export async function changePassword(
  deps: Deps,
  employer: Employer,
  { currentPassword, newPassword }: Passwords,
): Promise<void> {
  const { companyId, userId } = employer
  const [user, company] = await deps.db.forCompany(companyId, async (tx) => [
    await selectUser(tx, { id: userId, companyId }),
    await selectCompany(tx, companyId),
  ])
  const checkedHash = user?.passwordHash ?? null
  if (!(await deps.passwords.fits(checkedHash, currentPassword))) throw refusedPassword('currentPassword')
  refuseCommonPassword(newPassword, 'newPassword', [
    user?.email ?? '',
    company?.name ?? '',
    company?.fullName ?? '',
  ])
  const passwordHash = await deps.passwords.hash(newPassword)
  await deps.db.forCompany(companyId, (tx) => replace(deps, tx, employer, { checkedHash, passwordHash }))
}

async function replace(
  { mail, audit }: Deps,
  tx: Tx,
  employer: Employer,
  { checkedHash, passwordHash }: { checkedHash: string | null; passwordHash: string },
): Promise<void> {
  const { companyId, userId } = employer
  const user = await lockUser(tx, userId)
  // Another change came between: what was checked is no longer the password.
  if (!user || user.passwordHash !== checkedHash) throw refusedPassword('currentPassword')
  await setPassword(tx, user, passwordHash)
  await deleteOtherSessions(tx, employer)
  await mail.send(tx, passwordChangedMail, { companyId, subjectId: userId, version: user.resetIssue })
  await audit.record(tx, { companyId, actor: userId, action: 'password.changed', subjectId: userId })
}
