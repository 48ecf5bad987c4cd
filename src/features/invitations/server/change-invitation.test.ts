import { describe, expect, it } from 'vitest'
import { undoMinutes } from '#features/candidates/contract/decision-limits.ts'
import { reopenCandidateEndpoint, undoRejectionEndpoint } from '#features/candidates/contract/decisions.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { mailedInvitationToken } from '#testing/builders/an-invitation.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'
import { moveInvitationEndpoint } from '../contract/invitations.ts'

const set = invitationCalls()
const mailsOfMeeting = () => set.subjects(set.candidate.email).slice(1)

describe('moving', () => {
  it('changes the meeting, tells the candidate, and asks for an answer again', async () => {
    const { body: made } = await set.create()
    await set.app.runTasks()
    const link = mailedInvitationToken(set.app, set.candidate.email)
    await set.reply(link, { reply: 'accepted' })
    const [accepted] = await set.list()
    if (!accepted) throw new Error('There is no meeting')
    const { status, body } = await set.move(accepted, { interviewDate: '2026-12-01T11:00:00' })
    expect([status, body.meeting]).toEqual([
      200,
      {
        ...made.meeting,
        startsAt: '2026-12-01T10:00:00.000Z',
        reply: 'none',
        sequence: 2,
      },
    ])
    await set.app.runTasks()
    expect(mailsOfMeeting()).toEqual([
      expect.stringMatching(/^Invitation to an interview/),
      expect.stringMatching(/has changed$/),
    ])
    expect(mailedInvitationToken(set.app, set.candidate.email)).toBe(link)
    expect((await set.timeline()).at(-1)).toEqual([
      'invitation-moved',
      set.company.email,
      '01/12/2026 11:00 (Africa/Tunis)',
    ])
  })

  it('to another place leaves the answer', async () => {
    await set.create()
    await set.app.runTasks()
    await set.reply(mailedInvitationToken(set.app, set.candidate.email), { reply: 'accepted' })
    const [accepted] = await set.list()
    if (!accepted) throw new Error('There is no meeting')
    const { body } = await set.move(accepted, {
      interviewType: 'IN_PERSON',
      interviewPlace: '12 rue de Carthage',
    })
    expect(body.meeting).toMatchObject({ reply: 'accepted', startsAt: '2026-11-30T08:30:00.000Z' })
  })

  it('of interviewers alone is no news to the candidate', async () => {
    const colleague = await aColleague(set.app, set.company, 'RECRUITER')
    const { body } = await set.create()
    await set.move(body, { interviewers: [colleague.userId] })
    await set.app.runTasks()
    expect(mailsOfMeeting()).toHaveLength(1)
    expect(set.subjects(colleague.email)).toContain('You are interviewing Amel Trabelsi')
  })

  it('from a fixed time to several takes the calendar entry back', async () => {
    const { body } = await set.create()
    await set.app.runTasks()
    const moved = await set.move(body, { otherDates: ['2026-12-02T09:00:00'] })
    expect(moved.body.meeting).toMatchObject({ status: 'proposed', startsAt: null })
    await set.app.runTasks()
    expect(set.app.mail.to(set.candidate.email).map(({ calendar }) => calendar?.method)).toEqual([
      undefined,
      'REQUEST',
      'CANCEL',
    ])
  })

  it('of two at once one moves it, and the other is told', async () => {
    const { body } = await set.create()
    const answers = await Promise.all([
      set.move(body, { interviewDate: '2026-12-01T11:00:00' }),
      set.move(body, { interviewDate: '2026-12-02T11:00:00' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('CHANGED_MEANWHILE')
  })

  it('is checked as an invitation is, and ends with the meeting', async () => {
    const { body } = await set.create()
    const early = await set.move(body, { interviewDate: '2026-11-20T11:00:00' })
    expect(early.error.fields).toEqual({ interviewDate: 'Date and time must be in the future' })
    await set.at('2026-11-30T09:00:00Z')
    const late = await set.move(body, { interviewDate: '2026-12-11T11:00:00' })
    expect([late.error.code, late.error.message]).toEqual([
      'NOT_OPEN',
      'The time of this interview has passed.',
    ])
  })

  it('is not for others', async () => {
    const { body } = await set.create()
    const other = await aCompany(set.app, { account: { name: 'Others' } })
    const { status } = await set.app.call(moveInvitationEndpoint, {
      token: other.token,
      params: { invitationId: body.interviewInvitation.id },
      body: {
        interviewType: 'ONLINE',
        interviewPlace: 'https://meet.example/x',
        interviewDate: '2026-12-01T11:00:00',
        sequence: 0,
      },
    })
    expect(status).toBe(404)
  })
})

describe('cancelling', () => {
  it('makes the candidate pending again and says so to both sides', async () => {
    const colleague = await aColleague(set.app, set.company, 'RECRUITER')
    const { body } = await set.create({ interviewers: [colleague.userId] })
    const cancelled = await set.cancel(body, 'Our office is closed that day.')
    expect([cancelled.status, cancelled.body.meeting]).toMatchObject([
      200,
      { status: 'cancelled', candidateStatus: 'PENDING' },
    ])
    await set.app.runTasks()
    const mail = set.app.mail.to(set.candidate.email).at(-1)
    expect(mail?.subject).toBe('Your interview for Buyer at Atlas Textiles is cancelled')
    expect(mail?.paragraphs).toContain('Our office is closed that day.')
    expect(mail?.calendar?.method).toBe('CANCEL')
    expect(set.subjects(colleague.email).at(-1)).toBe('Cancelled: interview with Amel Trabelsi')
    expect((await set.cancel(cancelled.body)).error).toMatchObject({
      code: 'NOT_OPEN',
      message: 'This interview was cancelled.',
    })
    expect((await set.create({ interviewDate: '2026-12-01T11:00:00' })).status).toBe(200)
  })

  it('an invitation that was never mailed, nothing is mailed but the cancellation', async () => {
    const { body } = await set.create()
    await set.cancel(body)
    await set.app.runTasks()
    expect(mailsOfMeeting()).toEqual(['Your interview for Buyer at Atlas Textiles is cancelled'])
  })

  it('is not possible once the time has passed: its outcome is recorded instead', async () => {
    const { body } = await set.create()
    await set.at('2026-11-30T08:30:00Z')
    expect((await set.cancel(body)).error.message).toBe('The time of this interview has passed.')
    await set.outcome('hired')
    expect(await set.list({ only: 'awaits-outcome' })).toEqual([])
  })

  it('of times that nobody picked in time is possible', async () => {
    const { body } = await set.create({ otherDates: ['2026-12-01T09:00:00'] })
    await set.at('2026-12-02T08:30:00Z')
    expect((await set.cancel(body)).body.meeting.candidateStatus).toBe('PENDING')
  })
})

describe('a rejection', () => {
  const params = () => ({ candidateId: set.candidate.candidateId })
  const settle = async () => {
    set.app.clock.advance(undoMinutes * 60_000)
    await set.app.runTasks()
  }
  const statusOfMeeting = async () => (await set.list()).map(({ meeting }) => meeting.status)

  it('cancels the meeting to come when it cannot be undone any more', async () => {
    await set.create()
    await set.app.runTasks()
    await set.outcome('rejected')
    await set.app.runTasks()
    expect(await statusOfMeeting()).toEqual(['scheduled'])
    await settle()
    expect(await statusOfMeeting()).toEqual(['cancelled'])
    const mail = set.app.mail.to(set.candidate.email).find(({ subject }) => /cancelled$/.test(subject))
    expect(mail?.paragraphs.join()).not.toContain('open')
    expect(mail?.calendar?.method).toBe('CANCEL')
    expect((await set.timeline()).at(-1)).toEqual([
      'invitation-cancelled',
      null,
      '30/11/2026 09:30 (Africa/Tunis)',
    ])
  })

  it('that is undone leaves the meeting', async () => {
    await set.create()
    await set.outcome('rejected')
    await set.app.succeed(undoRejectionEndpoint, {
      token: set.company.token,
      body: { candidateIds: [set.candidate.candidateId] },
    })
    await settle()
    const [listed] = await set.list()
    expect(listed?.meeting).toMatchObject({ status: 'scheduled', candidateStatus: 'ACCEPTED' })
  })

  it('that is reopened at once leaves the meeting, which can be cancelled', async () => {
    const { body } = await set.create()
    await set.outcome('rejected')
    await set.app.succeed(reopenCandidateEndpoint, { token: set.company.token, params: params() })
    await settle()
    expect(await statusOfMeeting()).toEqual(['scheduled'])
    expect((await set.create({ interviewDate: '2026-12-01T11:00:00' })).error.code).toBe('ALREADY_INVITED')
    expect((await set.cancel(body)).body.meeting.candidateStatus).toBe('PENDING')
  })
})
