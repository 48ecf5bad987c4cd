import type { InviteId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { lockTeam } from './lock-team.ts'
import { deleteInvite } from './store.ts'

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
