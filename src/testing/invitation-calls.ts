import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { logInEndpoint } from '#features/accounts/contract/account.ts'
import type { Outcome } from '#features/candidates/contract/decision-limits.ts'
import { recordOutcomeEndpoint } from '#features/candidates/contract/decisions.ts'
import { listCandidateEvents } from '#features/candidates/server/list-candidate-events.ts'
import {
  cancelInvitationEndpoint,
  createInvitationEndpoint,
  type Invitation,
  listInvitationsEndpoint,
  moveInvitationEndpoint,
} from '#features/invitations/contract/invitations.ts'
import {
  getInvitationByLinkEndpoint,
  replyToInvitationEndpoint,
} from '#features/invitations/contract/reply.ts'
import { aCandidate, type TestCandidate } from './builders/a-candidate.ts'
import { aCompany, type TestCompany } from './builders/a-company.ts'
import { aJob } from './builders/a-job.ts'
import { startApp, type TestApp } from './start-app.ts'

/** On 21 November 2026 at 10 o'clock in Tunis. */
export const invitationNow = '2026-11-21T09:00:00Z'

export const meetingDetails = {
  interviewType: 'ONLINE' as const,
  interviewPlace: 'https://meet.example/abc',
  interviewDate: '2026-11-30T09:30:00',
  customMessage: 'We look forward to meeting you.',
}

/** A company with a pending candidate, before each test anew, and the calls about meetings. */
export function invitationCalls(settings: Record<string, string> = {}) {
  let app!: TestApp
  let company!: TestCompany
  let candidate!: TestCandidate
  beforeAll(async () => {
    app = await startApp({ settings: { BILLING: 'off', ...settings } })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    app.clock.set(invitationNow)
    company = await aCompany(app)
    candidate = await aCandidate(
      app,
      await aJob(app, company, { title: 'Buyer', interviewLanguage: 'English' }),
    )
  })
  const call = {
    create: (changes: object = {}, candidateId: CandidateId = candidate.candidateId, token = company.token) =>
      app.call(createInvitationEndpoint, {
        token,
        body: { candidateId, ...meetingDetails, ...changes },
      }),
    move: ({ interviewInvitation, meeting }: Invitation, changes: object = {}) =>
      app.call(moveInvitationEndpoint, {
        token: company.token,
        params: { invitationId: interviewInvitation.id },
        body: { ...meetingDetails, sequence: meeting.sequence, ...changes },
      }),
    cancel: ({ interviewInvitation, meeting }: Invitation, message = '') =>
      app.call(cancelInvitationEndpoint, {
        token: company.token,
        params: { invitationId: interviewInvitation.id },
        body: { sequence: meeting.sequence, message },
      }),
    list: async (query: object = {}): Promise<Invitation[]> =>
      app.succeed(listInvitationsEndpoint, { token: company.token, query } as never),
    open: (linkToken: string) => app.call(getInvitationByLinkEndpoint, { params: { token: linkToken } }),
    reply: (linkToken: string, body: object) =>
      app.call(replyToInvitationEndpoint, {
        params: { token: linkToken },
        body: { sequence: 0, ...body } as never,
      }),
    outcome: (outcome: Outcome) =>
      app.succeed(recordOutcomeEndpoint, {
        token: company.token,
        params: { candidateId: candidate.candidateId },
        body: { outcome },
      }),
  }
  return {
    get app() {
      return app
    },
    get company() {
      return company
    },
    get candidate() {
      return candidate
    },
    ...call,
    /** Sets the clock, and signs in again: sessions end after hours. */
    at: async (instant: string): Promise<void> => {
      app.clock.set(instant)
      const { email, password } = company
      const body = { userName: email, password }
      company = { ...company, token: (await app.succeed(logInEndpoint, { body })).accessToken }
    },
    /** Kinds and details of the timeline, the meetings' alone. */
    timeline: async () => {
      const events = await app.platform.db.forCompany(company.companyId, (tx) =>
        listCandidateEvents(tx, company.companyId, candidate.candidateId),
      )
      return events
        .filter(({ kind }) => /invit|another-time/.test(kind))
        .map(({ kind, by, detail }) => [kind, by, detail])
    },
    subjects: (address: string) => app.mail.to(address).map(({ subject }) => subject),
  }
}
