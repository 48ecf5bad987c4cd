import type { AnswerOf } from '#contract/endpoint.ts'
import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import type { getTeamEndpoint } from '../../contract/team.ts'
import { listUsers } from '../list-users.ts'
import { inviteEnd } from './rules.ts'
import { selectInvites } from './store.ts'

/** The users of the company and its open invitations, the oldest first. */
export function getTeam(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<AnswerOf<typeof getTeamEndpoint>> {
  return db.forCompany(companyId, async (tx) => ({
    users: (await listUsers(tx, companyId)).map(({ joinedAt, lastSeenAt, ...user }) => ({
      ...user,
      joinedAt: joinedAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    invites: (await selectInvites(tx, companyId)).map((invite) => ({
      id: invite.id,
      email: invite.email,
      role: invite.role,
      sentAt: invite.sentAt.toISOString(),
      expiresAt: inviteEnd(invite).toISOString(),
    })),
  }))
}
