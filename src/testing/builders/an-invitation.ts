import type { CandidateId } from '#contract/ids.ts'
import { createInvitationEndpoint, type Invitation } from '#features/invitations/contract/invitations.ts'
import type { TestApp } from '#testing/start-app.ts'
import type { TestCompany } from './a-company.ts'

/** A meeting that has been scheduled and mailed. */
export interface TestInvitation {
  invitation: Invitation
  invitationId: Invitation['interviewInvitation']['id']
  /** The token in the candidate's link. */
  linkToken: string
}

/** Valid fields of the scheduling dialog; the date is ten days after the clock. */
export function someDetails(app: Pick<TestApp, 'clock'>) {
  const day = new Date(app.clock.now().getTime() + 10 * 86_400_000).toISOString().slice(0, 10)
  return {
    interviewType: 'ONLINE' as const,
    interviewPlace: 'https://meet.example/abc',
    interviewDate: `${day}T09:30:00`,
    customMessage: 'We look forward to meeting you.',
  }
}

/** The token in the answer link that came last to this address. */
export function mailedInvitationToken(app: TestApp, email: string): string {
  const links = app.mail.to(email).map((mail) => /\/Invitation\/([\w-]+)/.exec(mail.action?.url ?? '')?.[1])
  const token = links.filter((link) => link !== undefined).at(-1)
  if (token === undefined) throw new Error('No invitation came to this address')
  return token
}

export async function anInvitation(
  app: TestApp,
  company: Pick<TestCompany, 'token'>,
  candidate: { candidateId: CandidateId; email: string },
  changes: object = {},
): Promise<TestInvitation> {
  const invitation = await app.succeed(createInvitationEndpoint, {
    token: company.token,
    body: { candidateId: candidate.candidateId, ...someDetails(app), ...changes },
  })
  await app.runTasks()
  const linkToken = mailedInvitationToken(app, candidate.email)
  return { invitation, invitationId: invitation.interviewInvitation.id, linkToken }
}
