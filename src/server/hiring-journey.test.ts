import { expect, it } from 'vitest'
import { generateReportEndpoint } from '#features/reports/contract/candidate-report.ts'
import { getCandidateEndpoint } from '#features/review/contract/candidates.ts'
import { aCompletedInterview } from '#testing/builders/an-interview.ts'
import { mailedInvitationToken } from '#testing/builders/an-invitation.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'

const set = invitationCalls()

it('from the assessment to the report, the accepted invitation and ‘hired’, the timeline tells all', async () => {
  const params = { candidateId: set.candidate.candidateId }
  const read = () => set.app.succeed(getCandidateEndpoint, { token: set.company.token, params })
  await aCompletedInterview(set.app, set.candidate)
  await set.app.runTasks()
  expect((await read()).evaluation).not.toBeNull()

  await set.app.succeed(generateReportEndpoint, { token: set.company.token, params })
  await set.app.runTasks()
  expect((await read()).reportStatus).toBe('READY')

  const { body: invited } = await set.create({ otherDates: ['2026-12-02T14:00:00'] })
  await set.app.runTasks()
  const link = mailedInvitationToken(set.app, set.candidate.email)
  const [, second] = invited.meeting.proposedTimes
  await set.reply(link, { reply: 'accepted', time: second })
  await set.app.runTasks()
  expect((await set.open(link)).body).toMatchObject({ status: 'scheduled', startsAt: second })

  await set.at('2026-12-02T14:00:00Z')
  expect(await set.list({ only: 'awaits-outcome' })).toHaveLength(1)
  await set.outcome('hired')
  const { status, timeline } = await read()
  expect(status).toBe('HIRED')
  const kinds = timeline.map(({ kind, detail }) => (kind === 'mail-sent' ? detail : kind))
  const told = [
    'registered',
    'completed',
    'invited',
    'invitations.invited',
    'invitation-accepted',
    'invitations.confirmed',
    'outcome',
  ]
  // Some times are the clock's, others the database's: in a test their order says nothing.
  expect(kinds.filter((kind) => told.includes(kind ?? '')).sort()).toEqual(told.sort())
})
