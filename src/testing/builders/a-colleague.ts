import { randomBytes } from 'node:crypto'
import type { Role } from '#contract/endpoint.ts'
import type { InviteId, UserId } from '#contract/ids.ts'
import { logInEndpoint } from '#features/accounts/contract/account.ts'
import { getTeamEndpoint, inviteUserEndpoint, joinTeamEndpoint } from '#features/accounts/contract/team.ts'
import { identify } from '#features/accounts/server/identify-employer.ts'
import type { TestApp } from '#testing/start-app.ts'
import { mailedToken, type TestCompany, validPassword } from './a-company.ts'

type Inviting = Pick<TestCompany, 'token'>

/** Somebody who was invited to the company, and the token in their link. */
export interface TestInvite {
  inviteId: InviteId
  email: string
  linkToken: string
}

/** Somebody who joined the company and is signed in. */
export interface TestColleague {
  token: string
  userId: UserId
  email: string
  password: string
}

/** An invitation that has arrived. */
export async function anInvite(app: TestApp, company: Inviting, role: Role = 'VIEWER'): Promise<TestInvite> {
  const email = `${role.toLowerCase()}-${randomBytes(6).toString('hex')}@company.example`
  const { token } = company
  await app.succeed(inviteUserEndpoint, { token, body: { email, role } })
  await app.runTasks()
  const { body: team } = await app.call(getTeamEndpoint, { token })
  const invite = team.invites.find((one) => one.email === email)
  if (!invite) throw new Error('The invitation is not listed')
  return { inviteId: invite.id, email, linkToken: mailedToken(app, email) }
}

/** A second user of the company, who went all the way from the invitation to a session. */
export async function aColleague(app: TestApp, company: Inviting, role: Role): Promise<TestColleague> {
  const { email, linkToken } = await anInvite(app, company, role)
  await app.succeed(joinTeamEndpoint, {
    params: { token: linkToken },
    body: { newPassword: validPassword },
  })
  const { body } = await app.call(logInEndpoint, { body: { userName: email, password: validPassword } })
  const employer = await identify(app.platform, body.accessToken)
  if (!employer) throw new Error('The colleague is not signed in')
  return { token: body.accessToken, userId: employer.userId, email, password: validPassword }
}
