import type { BodyOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type inviteUserEndpoint as endpoint, maxInvites } from '../../contract/team.ts'
import { getCompany } from '../get-company.ts'
import { lockTeam } from './lock-team.ts'
import { inviteMail } from './mails.ts'
import { countOtherInvites, putInvite } from './store.ts'

/**
 * Has an invitation mailed; one that the address has already is replaced. Whether the address belongs to another
 * company is not looked at here, so that neither the answer nor its time reveals it: the mail finds out when it is written.
 * Throws ALREADY_IN_TEAM or TOO_MANY_INVITES, or ACCOUNT_ENDS, when nobody could join.
 */
export async function inviteUser(
  { db, clock, mail, audit }: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>,
  employer: Employer,
  { email, role }: BodyOf<typeof endpoint>,
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
