import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../contract.ts'
import { cancelInvite } from './cancel-invite.ts'
import { changeRole } from './change-role.ts'
import { inviteUser } from './invite-user.ts'
import { joinTeam } from './join-team.ts'
import { leaveTeam } from './leave-team.ts'
import { listTeam } from './list-team.ts'
import { readAuditLog } from './read-audit-log.ts'
import { readInvite } from './read-invite.ts'
import { removeUser } from './remove-user.ts'
import { inviteEnd } from './rules.ts'

export const routes: Route[] = [
  route(calls.getTeam, async ({ platform, employer }) => {
    const { users, invites } = await listTeam(platform, employer.companyId)
    return {
      users: users.map(({ joinedAt, lastSeenAt, ...user }) => ({
        ...user,
        joinedAt: joinedAt.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      })),
      invites: invites.map((invite) => ({
        id: invite.id,
        email: invite.email,
        role: invite.role,
        sentAt: invite.sentAt.toISOString(),
        expiresAt: inviteEnd(invite).toISOString(),
      })),
    }
  }),
  route(calls.inviteUser, async ({ platform, employer, body }) => {
    await inviteUser(platform, employer, body)
    return { message: `The invitation to ${body.email} is on its way.` }
  }),
  route(calls.cancelInvite, async ({ platform, employer, params }) => {
    await cancelInvite(platform, employer, params.inviteId)
    return undefined
  }),
  route(calls.changeRole, async ({ platform, employer, params, body }) => {
    await changeRole(platform, employer, params.userId, body.role)
    return undefined
  }),
  route(calls.removeUser, async ({ platform, employer, params }) => {
    await removeUser(platform, employer, params.userId)
    return undefined
  }),
  route(calls.leaveTeam, async ({ platform, employer, body }) => {
    await leaveTeam(platform, employer, body.password)
    return undefined
  }),
  route(calls.readInvite, async ({ platform, params }) => {
    const { company, email, role } = await platform.db.forSystem((tx) =>
      readInvite(platform, tx, params.token),
    )
    return { company, email, role }
  }),
  route(calls.joinTeam, async ({ platform, params, body }) => {
    await joinTeam(platform, params.token, body.newPassword)
    return { message: 'Welcome to the team! You can log in now.' }
  }),
  route(calls.listAudit, ({ platform, employer, query }) =>
    readAuditLog(platform, employer.companyId, query),
  ),
]
