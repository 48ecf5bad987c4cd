import type { InjectOptions } from 'fastify'
import type { EndpointShape } from '#contract/endpoint.ts'
import {
  changeEmailEndpoint,
  confirmNewEmailEndpoint,
  requestResetEndpoint,
  resendVerificationEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  verifyEmailEndpoint,
} from '#features/accounts/contract/account.ts'
import { inviteUserEndpoint, joinTeamEndpoint, readInviteEndpoint } from '#features/accounts/contract/team.ts'
import { completeInterviewEndpoint, getInterviewEndpoint } from '#features/interviews/contract/interviews.ts'
import {
  downloadInvitationEndpoint,
  getInvitationByLinkEndpoint,
  replyToInvitationEndpoint,
} from '#features/invitations/contract/reply.ts'
import { getMyApplicationEndpoint, withdrawEndpoint } from '#features/privacy/contract/my-application.ts'
import type { LinkKind } from '#platform/links/links.ts'
import { aCandidate } from './builders/a-candidate.ts'
import { anInvite } from './builders/a-colleague.ts'
import { aCompany, aNewAccount, aNewCompany } from './builders/a-company.ts'
import { aJob } from './builders/a-job.ts'
import { anInvitation } from './builders/an-invitation.ts'

import { requestOf } from './request-of.ts'
import type { TestApp } from './start-app.ts'

type Reply = Awaited<ReturnType<TestApp['inject']>>

/** A link that came by mail. */
export interface MailedLink {
  token: string
  /** Path and query of the page that it opens. */
  page: string
  /** Has a newer one mailed; absent for links that are sent again as they were. */
  replace?(): Promise<MailedLink>
}

/** A kind of link: how to get one mailed and how to use it. */
export interface MailedLinkKind {
  kind: LinkKind
  /** How long it lives by the clock; the interview's is counted by the database. */
  hours: number | null
  /** The status of a second use. */
  usedStatus: number
  mail(app: TestApp): Promise<MailedLink>
  use(app: TestApp, token: string): Promise<Reply>
  /** Endpoints that read it without using it up. */
  reads: readonly EndpointShape[]
}

const minute = 60_000
const newPassword = 'A new and better sentence'

function arrived(app: TestApp, email: string): Pick<MailedLink, 'token' | 'page'> {
  const { pathname, search, searchParams } = new URL(app.mail.to(email).at(-1)?.action?.url ?? '')
  return { token: searchParams.get('token') ?? searchParams.get('change') ?? '', page: pathname + search }
}

const put = (endpoint: EndpointShape, body?: object) => (app: TestApp, token: string) =>
  app.inject(requestOf(endpoint, { params: { token }, ...(body ? { body } : {}) } as never))

/** Has the link mailed by `ask`, and a newer one by asking again when the last mail is no longer on its way. */
async function askedFor(app: TestApp, email: string, ask: () => Promise<{ status: number }>) {
  const once = async (): Promise<MailedLink> => {
    app.clock.advance(minute)
    const { status } = await ask()
    if (status !== 200) throw new Error(`Asking for a link was answered ${status}`)
    await app.runTasks()
    return { ...arrived(app, email), replace: once }
  }
  return once()
}

const verifyEmail: MailedLinkKind = {
  kind: 'verify-email',
  hours: 24,
  usedStatus: 409,
  reads: [],
  use: put(verifyEmailEndpoint),
  mail: async (app) => {
    const account = aNewAccount()
    const { userName, password } = account
    await app.call(signUpEndpoint, { body: account })
    await app.runTasks()
    return {
      ...arrived(app, userName),
      replace: () =>
        askedFor(app, userName, () => app.call(resendVerificationEndpoint, { body: { userName, password } })),
    }
  },
}

const resetLink: MailedLinkKind = {
  kind: 'reset-password',
  hours: 1,
  usedStatus: 400,
  reads: [],
  use: put(resetPasswordEndpoint, { newPassword }),
  mail: async (app) => {
    const { email } = await aNewCompany(app)
    return askedFor(app, email, () => app.call(requestResetEndpoint, { params: { email } }))
  },
}

const newEmail: MailedLinkKind = {
  kind: 'change-email',
  hours: 24,
  usedStatus: 404,
  reads: [],
  use: put(confirmNewEmailEndpoint),
  mail: async (app) => {
    const { token, password, email } = await aNewCompany(app)
    const body = { newEmail: `new-${email}`, password }
    return askedFor(app, body.newEmail, () => app.call(changeEmailEndpoint, { token, body }))
  },
}

const invitation: MailedLinkKind = {
  kind: 'join-team',
  hours: 7 * 24,
  usedStatus: 404,
  reads: [readInviteEndpoint],
  use: put(joinTeamEndpoint, { newPassword }),
  mail: async (app) => {
    const { token } = await aCompany(app)
    const { email } = await anInvite(app, { token }, 'VIEWER')
    return askedFor(app, email, () =>
      app.call(inviteUserEndpoint, { token, body: { email, role: 'VIEWER' } }),
    )
  },
}

const interview: MailedLinkKind = {
  kind: 'interview',
  hours: null,
  // Completing twice is answered as completing once.
  usedStatus: 200,
  reads: [getInterviewEndpoint],
  use: (app, token) =>
    app.inject(
      requestOf(completeInterviewEndpoint, {
        upload: { fields: { interviewToken: token } },
      } as never) as InjectOptions,
    ),
  mail: async (app) => {
    const { email, linkToken } = await aCandidate(app, await aJob(app, await aCompany(app)))
    const { pathname } = new URL(app.mail.to(email).at(-1)?.action?.url ?? '')
    return { token: linkToken, page: pathname }
  },
}

const meeting: MailedLinkKind = {
  kind: 'invitation',
  hours: null,
  // The same answer again changes nothing.
  usedStatus: 200,
  reads: [getInvitationByLinkEndpoint, downloadInvitationEndpoint],
  use: put(replyToInvitationEndpoint, { reply: 'accepted', sequence: 0 }),
  mail: async (app) => {
    const company = await aCompany(app)
    const candidate = await aCandidate(app, await aJob(app, company))
    const { linkToken } = await anInvitation(app, company, candidate)
    const { pathname } = new URL(app.mail.to(candidate.email).at(-1)?.action?.url ?? '')
    return { token: linkToken, page: pathname }
  },
}

const application: MailedLinkKind = {
  kind: 'application',
  hours: null,
  // Withdrawing twice is answered as withdrawing once.
  usedStatus: 200,
  reads: [getMyApplicationEndpoint],
  use: put(withdrawEndpoint),
  mail: async (app) => {
    const { email } = await aCandidate(app, await aJob(app, await aCompany(app)))
    const { pathname } = new URL(app.mail.to(email).at(-1)?.noteLink?.url ?? '')
    return { token: pathname.split('/').at(-1) ?? '', page: pathname }
  },
}

/** The links whose use changes something once. */
export const singleUseLinks: readonly MailedLinkKind[] = [verifyEmail, resetLink, newEmail, invitation]
export const mailedLinks: readonly MailedLinkKind[] = [...singleUseLinks, interview, meeting, application]
