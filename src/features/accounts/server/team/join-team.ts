import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { lockCompany } from '../change-company.ts'
import { refuseCommonPassword } from '../refuse-common-password.ts'
import { lockSignUps } from '../sign-ups/store.ts'
import { insertJoinedUser } from '../store.ts'
import { readInvite } from './read-invite.ts'
import { deleteInvite } from './store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'links' | 'audit' | 'passwords'>

/** Makes a verified user of whoever holds the link, which is used up. Throws BAD_INVITE or COMMON_PASSWORD. */
export async function joinTeam(deps: Deps, token: string, password: string): Promise<void> {
  const { db, clock, audit } = deps
  // The link first: a call without one learns nothing about passwords and costs no hash.
  const { companyId, ...invite } = await db.forSystem((tx) => readInvite(deps, tx, token))
  refuseCommonPassword(password, 'newPassword', [invite.email, invite.company])
  const passwordHash = await deps.passwords.hash(password)
  await db.forSystem(async (tx) => {
    await lockCompany(tx, companyId)
    const { id, email, role } = await readInvite(deps, tx, token)
    await lockSignUps(tx)
    const userId = await insertJoinedUser(tx, { companyId, email, role, passwordHash }, clock.now())
    if (userId === null || !(await deleteInvite(tx, { id, companyId }))) throw new Refusal('BAD_INVITE')
    await audit.record(tx, { companyId, actor: userId, action: 'user.joined', subjectId: userId })
  })
}
