import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { hashPassword, passwordFits } from './hash-password.ts'
import { passwordChangedMail } from './mails.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { deleteOtherSessions } from './sessions/store.ts'
import { lockUser, selectCompany, selectUser, setPassword } from './store.ts'

type Parts = Pick<Platform, 'db' | 'mail' | 'audit'>

interface Passwords {
  currentPassword: string
  newPassword: string
}

/** Gives the signed-in user another password and ends their other sessions. Throws WRONG_PASSWORD. */
export async function changePassword(
  parts: Parts,
  employer: Employer,
  { currentPassword, newPassword }: Passwords,
): Promise<void> {
  const { companyId, userId } = employer
  const [user, company] = await parts.db.forCompany(companyId, async (tx) => [
    await selectUser(tx, { id: userId, companyId }),
    await selectCompany(tx, companyId),
  ])
  const checkedHash = user?.passwordHash ?? null
  if (!(await passwordFits(checkedHash, currentPassword))) throw new Refusal('WRONG_PASSWORD')
  refuseCommonPassword(newPassword, 'newPassword', [user?.email ?? '', company?.name ?? ''])
  const passwordHash = await hashPassword(newPassword)
  await parts.db.forCompany(companyId, (tx) => replace(parts, tx, employer, { checkedHash, passwordHash }))
}

async function replace(
  { mail, audit }: Parts,
  tx: Tx,
  employer: Employer,
  { checkedHash, passwordHash }: { checkedHash: string | null; passwordHash: string },
): Promise<void> {
  const { companyId, userId } = employer
  const user = await lockUser(tx, userId)
  // Another change came between: what was checked is no longer the password.
  if (!user || user.passwordHash !== checkedHash) throw new Refusal('WRONG_PASSWORD')
  await setPassword(tx, user, passwordHash)
  await deleteOtherSessions(tx, employer)
  await mail.send(tx, passwordChangedMail, { companyId, subjectId: userId, version: user.resetIssue })
  await audit.record(tx, { companyId, actor: userId, act: 'password.changed', subjectId: userId })
}
