import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../../contract/team.ts'
import { cancelInvite } from './cancel-invite.ts'
import { changeRole } from './change-role.ts'
import { getTeam } from './get-team.ts'
import { inviteUser } from './invite-user.ts'
import { joinTeam } from './join-team.ts'
import { leaveTeam } from './leave-team.ts'
import { readAuditLog } from './read-audit-log.ts'
import { readInvite } from './read-invite.ts'
import { removeUser } from './remove-user.ts'

export const teamRoutes: Route[] = [
  route(calls.getTeamEndpoint, ({ platform, employer }) => getTeam(platform, employer.companyId)),
  route(calls.inviteUserEndpoint, async ({ platform, employer, body }) => {
    await inviteUser(platform, employer, body)
    return { message: `The invitation to ${body.email} is on its way.` }
  }),
  route(calls.cancelInviteEndpoint, async ({ platform, employer, params }) => {
    await cancelInvite(platform, employer, params.inviteId)
    return undefined
  }),
  route(calls.changeRoleEndpoint, async ({ platform, employer, params, body }) => {
    await changeRole(platform, employer, params.userId, body.role)
    return undefined
  }),
  route(calls.removeUserEndpoint, async ({ platform, employer, params }) => {
    await removeUser(platform, employer, params.userId)
    return undefined
  }),
  route(calls.leaveTeamEndpoint, async ({ platform, employer, body }) => {
    await leaveTeam(platform, employer, body.password)
    return undefined
  }),
  route(calls.readInviteEndpoint, async ({ platform, params }) => {
    const { company, email, role } = await platform.db.forSystem((tx) =>
      readInvite(platform, tx, params.token),
    )
    return { company, email, role }
  }),
  route(calls.joinTeamEndpoint, async ({ platform, params, body }) => {
    await joinTeam(platform, params.token, body.newPassword)
    return { message: 'Welcome to the team! You can log in now.' }
  }),
  route(calls.listAuditEndpoint, ({ platform, employer, query }) =>
    readAuditLog(platform, employer.companyId, query),
  ),
]
