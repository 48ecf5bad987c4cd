import { type Route, route } from '#platform/http/route.ts'
import * as calls from '../../contract/team.ts'
import { changeRole, leaveTeam, removeUser } from './change-team.ts'
import { getTeam } from './get-team.ts'
import { cancelInvite, inviteUser } from './invite-user.ts'
import { joinTeam, readInvite } from './join-team.ts'

export const teamRoutes: Route[] = [
  route(calls.getTeamEndpoint, ({ platform, employer }) => getTeam(platform, employer.companyId)),
  route(calls.inviteUserEndpoint, async ({ platform, employer, body }) => {
    await inviteUser(platform, employer, body)
    return { message: `The invitation to ${body.email} is on its way.` }
  }),
  route(calls.cancelInviteEndpoint, ({ platform, employer, params }) =>
    cancelInvite(platform, employer, params.inviteId),
  ),
  route(calls.changeRoleEndpoint, ({ platform, employer, params, body }) =>
    changeRole(platform, employer, params.userId, body.role),
  ),
  route(calls.removeUserEndpoint, ({ platform, employer, params }) =>
    removeUser(platform, employer, params.userId),
  ),
  route(calls.leaveTeamEndpoint, ({ platform, employer, body }) =>
    leaveTeam(platform, employer, body.password),
  ),
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
]
