import type { BodyOf } from '#contract/endpoint.ts'
import type { InviteId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { maxInvites } from '../../contract/limits.ts'
import type { inviteUserEndpoint } from '../../contract/team.ts'
import { getCompany } from '../get-company.ts'
import { inviteMail } from '../mails.ts'
import { lockTeam } from './lock-team.ts'
import { countOtherInvites, deleteInvite, putInvite } from './store.ts'

/**
 * Mails an invitation, which replaces an earlier one to the same address. An account in another company is found only
 * when the mail is written: neither the answer nor its time reveals it.
 * Throws ALREADY_IN_TEAM, TOO_MANY_INVITES or ACCOUNT_ENDS.
 */
export async function inviteUser(
  { db, clock, mail, audit }: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>,
  employer: Employer,
  { email, role }: BodyOf<typeof inviteUserEndpoint>,
): Promise<void> {
  const { companyId, userId } = employer
  await db.forCompany(companyId, async (tx) => {
    const users = await lockTeam(tx, employer)
    if (users.some((user) => user.email === email)) throw new Refusal('ALREADY_IN_TEAM')
    if ((await getCompany(tx, companyId)).deleteAt) throw new Refusal('ACCOUNT_ENDS')
    if ((await countOtherInvites(tx, companyId, email)) >= maxInvites) throw new Refusal('TOO_MANY_INVITES')
    const invite = await putInvite(tx, { companyId, email, role, sentAt: clock.now() })
    await mail.send(tx, inviteMail, { companyId, subjectId: invite.id, version: invite.issue })
    await audit.record(tx, { companyId, actor: userId, action: 'user.invited', subjectId: invite.id })
  })
}

/** Takes an invitation back; its link is dead. Throws NOT_FOUND. */
export async function cancelInvite(
  { db, audit }: Pick<Platform, 'db' | 'audit'>,
  employer: Employer,
  inviteId: InviteId,
): Promise<void> {
  const { companyId, userId } = employer
  await db.forCompany(companyId, async (tx) => {
    await lockTeam(tx, employer)
    if (!(await deleteInvite(tx, { id: inviteId, companyId }))) throw new Refusal('NOT_FOUND')
    await audit.record(tx, { companyId, actor: userId, action: 'invite.cancelled', subjectId: inviteId })
  })
}
