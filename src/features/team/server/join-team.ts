import { Refusal } from '#contract/refusals.ts'
import { addUser } from '#features/accounts/server/add-user.ts'
import { hashPassword } from '#features/accounts/server/hash-password.ts'
import { lockCompany } from '#features/accounts/server/lock-company.ts'
import { refuseCommonPassword } from '#features/accounts/server/refuse-common-password.ts'
import type { Platform } from '#platform/platform.ts'
import { readInvite } from './read-invite.ts'
import { deleteInvite } from './store.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'links' | 'audit'>

/** Makes a verified user of whoever holds the link, which is used up. Throws BAD_INVITE or COMMON_PASSWORD. */
export async function joinTeam(parts: Parts, token: string, password: string): Promise<void> {
  const { db, clock, audit } = parts
  // The link first: whoever has none learns nothing about passwords, and costs us no hash.
  const { companyId, ...invite } = await db.forSystem((tx) => readInvite(parts, tx, token))
  refuseCommonPassword(password, 'newPassword', [invite.email, invite.company])
  const passwordHash = await hashPassword(password)
  await db.forSystem(async (tx) => {
    await lockCompany(tx, companyId)
    const { id, email, role } = await readInvite(parts, tx, token)
    const userId = await addUser(tx, { companyId, email, role, passwordHash }, clock.now())
    if (userId === null || !(await deleteInvite(tx, { id, companyId }))) throw new Refusal('BAD_INVITE')
    await audit.record(tx, { companyId, actor: userId, act: 'user.joined', subjectId: userId })
  })
}
