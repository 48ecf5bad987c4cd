import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { lockCompany } from '../change-company.ts'
import { getCompany } from '../get-company.ts'
import { refuseCommonPassword } from '../refuse-common-password.ts'
import { lockSignUps } from '../sign-ups/store.ts'
import { findUserByEmail, insertUser } from '../store.ts'
import type { InviteRow } from '../tables.ts'
import { inviteIsOpen } from './rules.ts'
import { deleteInvite, findInviteById } from './store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'links' | 'audit' | 'passwords'>

/** The invitation that a link is for, with the company's name. Uses nothing up. Throws BAD_INVITE. */
export async function readInvite(
  { links, clock }: Pick<Platform, 'links' | 'clock'>,
  tx: Tx,
  token: string,
): Promise<InviteRow & { company: string; shortName: string }> {
  const claimed = links.claimedId(token)
  const invite = claimed === null ? null : await findInviteById(tx, claimed)
  const isGood =
    invite !== null &&
    links.matches(token, 'join-team', invite.id, invite.issue) &&
    inviteIsOpen(invite, clock.now())
  if (!isGood) throw new Refusal('BAD_INVITE')
  const { name, shortName, openToPublic } = await getCompany(tx, invite.companyId)
  // The address may have got an account of its own since, and the company may be on its way out or banned.
  if (!openToPublic || (await findUserByEmail(tx, invite.email))) throw new Refusal('BAD_INVITE')
  return { ...invite, company: name, shortName }
}

/** Makes a verified user by the link, which is used up. Throws BAD_INVITE or COMMON_PASSWORD. */
export async function joinTeam(deps: Deps, token: string, password: string): Promise<void> {
  const { db, clock, audit } = deps
  // The link first: a call without one learns nothing about passwords and costs no hash.
  const { companyId, ...invite } = await db.forSystem((tx) => readInvite(deps, tx, token))
  refuseCommonPassword(password, 'newPassword', [invite.email, invite.company, invite.shortName])
  const passwordHash = await deps.passwords.hash(password)
  await db.forSystem(async (tx) => {
    await lockCompany(tx, companyId)
    const { id, email, role } = await readInvite(deps, tx, token)
    await lockSignUps(tx)
    const now = clock.now()
    const user = { companyId, email, role, passwordHash, verifiedAt: now, verificationSentAt: now }
    const userId = await insertUser(tx, user)
    if (userId === null || !(await deleteInvite(tx, { id, companyId }))) throw new Refusal('BAD_INVITE')
    await audit.record(tx, { companyId, actor: userId, action: 'user.joined', subjectId: userId })
  })
}
