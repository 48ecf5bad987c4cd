import { beforeEach, describe, expect, it } from 'vitest'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague, type TestColleague } from '#testing/builders/a-colleague.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { mailedInvitationToken } from '#testing/builders/an-invitation.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'
import { chooseLanguageByInvitationEndpoint, downloadInvitationEndpoint } from '../contract/reply.ts'

const set = invitationCalls()
let colleague: TestColleague
beforeEach(async () => {
  colleague = await aColleague(set.app, set.company, 'RECRUITER')
})

/** Invites, and answers with the token that was mailed. */
async function invite(changes: object = {}): Promise<string> {
  const { status } = await set.create({ interviewers: [colleague.userId], ...changes })
  if (status !== 200) throw new Error(`Inviting was answered ${status}`)
  await set.app.runTasks()
  return mailedInvitationToken(set.app, set.candidate.email)
}
const proposals = {
  interviewDate: '2026-12-01T09:00:00',
  otherDates: ['2026-12-02T14:00:00', '2026-12-03T16:15:00'],
}
const times = ['2026-12-01T08:00:00.000Z', '2026-12-02T13:00:00.000Z', '2026-12-03T15:15:00.000Z']
const meeting = async () => (await set.list())[0]?.meeting

describe('the page behind the link', () => {
  it('shows what the candidate needs, in the language of the interview', async () => {
    const link = await invite()
    expect((await set.open(link)).body).toEqual({
      company: 'Atlas Textiles',
      jobTitle: 'Buyer',
      firstName: 'Amel',
      language: 'English',
      interfaceLanguage: null,
      status: 'scheduled',
      interviewType: 'ONLINE',
      interviewPlace: 'https://meet.example/abc',
      customMessage: 'We look forward to meeting you.',
      timeZone: 'Africa/Tunis',
      durationMinutes: 45,
      startsAt: '2026-11-30T08:30:00.000Z',
      proposedTimes: [],
      past: false,
      reply: 'none',
      sequence: 0,
    })
  })

  it('keeps a chosen language for itself and the later mails', async () => {
    const token = await invite(proposals)
    await set.app.succeed(chooseLanguageByInvitationEndpoint, { params: { token }, body: { language: 'es' } })
    expect((await set.open(token)).body.interfaceLanguage).toBe('es')
    await set.reply(token, { reply: 'accepted', time: times[0] })
    await set.app.runTasks()
    expect(set.app.mail.to(set.candidate.email).at(-1)?.language).toBe('es')
    await set.app.succeed(chooseLanguageByInvitationEndpoint, { params: { token }, body: { language: 'en' } })
    expect((await set.open(token)).body.interfaceLanguage).toBeNull()
  })

  it('shows a cancelled meeting as such, and ends 30 days after it', async () => {
    const link = await invite()
    const [listed] = await set.list()
    if (listed) await set.cancel(listed)
    expect((await set.open(link)).body).toMatchObject({ status: 'cancelled' })
    set.app.clock.set('2026-12-30T08:29:00Z')
    expect((await set.open(link)).body.past).toBe(true)
    set.app.clock.set('2026-12-30T08:30:00Z')
    expect((await set.open(link)).error.code).toBe('EXPIRED_LINK')
  })
})

describe('a fixed time', () => {
  it('is accepted, once however often it is said, and the company is told', async () => {
    const link = await invite()
    const answers = await Promise.all([
      set.reply(link, { reply: 'accepted' }),
      set.reply(link, { reply: 'accepted' }),
    ])
    expect(answers.map(({ status, body }) => [status, body.reply])).toEqual([
      [200, 'accepted'],
      [200, 'accepted'],
    ])
    await set.app.runTasks()
    const said = 'Amel Trabelsi accepted the interview'
    expect(set.subjects(set.company.email).filter((subject) => subject === said)).toHaveLength(1)
    expect(set.subjects(colleague.email).filter((subject) => subject === said)).toHaveLength(1)
    const { jobId, candidateId } = (await meeting()) ?? {}
    expect(set.app.mail.to(colleague.email).at(-1)?.action?.url).toBe(
      `http://mindhire.test/Dashboard/${jobId}/${candidateId}`,
    )
    expect((await set.timeline()).at(-1)).toEqual([
      'invitation-accepted',
      null,
      '30/11/2026 09:30 (Africa/Tunis)',
    ])
  })

  it('is declined with a few words: the candidate stays invited, and another meeting can be offered', async () => {
    const link = await invite()
    const { body } = await set.reply(link, { reply: 'declined', message: ' I found another job. ' })
    expect([body.status, body.reply]).toEqual(['declined', 'declined'])
    expect(await meeting()).toMatchObject({
      candidateStatus: 'ACCEPTED',
      reply: 'declined',
      replyMessage: 'I found another job.',
    })
    await set.app.runTasks()
    const mail = set.app.mail.to(colleague.email).at(-1)
    expect(mail?.subject).toBe('Amel Trabelsi declined the interview')
    expect(mail?.paragraphs.at(-1)).toContain('I found another job.')
    const late = await set.reply(link, { reply: 'accepted', sequence: 1 })
    expect([late.status, late.error.message]).toEqual([409, 'This interview was declined.'])
    expect((await set.create({ interviewDate: '2026-12-07T09:30:00' })).status).toBe(200)
  })

  it('is asked to be another one: the meeting stays until it is moved', async () => {
    const link = await invite()
    await set.reply(link, { reply: 'another-time', message: 'I work in the morning.' })
    expect(await meeting()).toMatchObject({
      status: 'scheduled',
      reply: 'another-time',
      replyMessage: 'I work in the morning.',
      sequence: 1,
    })
    expect((await set.timeline()).at(-1)).toEqual(['another-time-asked', null, 'I work in the morning.'])
    const changed = await set.reply(link, { reply: 'accepted', sequence: 1 })
    expect(changed.body.reply).toBe('accepted')
  })

  it('that was moved meanwhile is not answered by mistake', async () => {
    const link = await invite()
    const [listed] = await set.list()
    if (listed) await set.move(listed, { interviewDate: '2026-12-01T11:00:00' })
    const { status, error } = await set.reply(link, { reply: 'accepted' })
    expect([status, error.code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await set.reply(link, { reply: 'accepted', sequence: 1 })).status).toBe(200)
  })

  it('that was cancelled, or has passed, takes no answer', async () => {
    const link = await invite()
    set.app.clock.set('2026-11-30T08:30:00Z')
    expect((await set.reply(link, { reply: 'accepted' })).error).toMatchObject({
      code: 'NOT_OPEN',
      message: 'The time of this interview has passed.',
    })
    set.app.clock.set('2026-11-21T09:00:00Z')
    const [listed] = await set.list()
    if (listed) await set.cancel(listed)
    expect((await set.reply(link, { reply: 'accepted', sequence: 1 })).error).toMatchObject({
      code: 'NOT_OPEN',
      message: 'This interview was cancelled.',
    })
  })

  it('is the only one to pick', async () => {
    const link = await invite()
    expect((await set.reply(link, { reply: 'accepted', time: times[0] })).error.code).toBe('TIME_TAKEN')
  })
})

describe('several times', () => {
  it('are mailed without a calendar entry; the one that is picked comes with one', async () => {
    const link = await invite(proposals)
    expect((await set.open(link)).body).toMatchObject({ status: 'proposed', proposedTimes: times })
    const { body } = await set.reply(link, { reply: 'accepted', time: times[1] })
    expect(body).toMatchObject({
      status: 'scheduled',
      startsAt: times[1],
      proposedTimes: [],
      reply: 'accepted',
      sequence: 1,
    })
    await set.app.runTasks()
    const [, invited, confirmed] = set.app.mail.to(set.candidate.email)
    expect([invited?.calendar, confirmed?.calendar?.method]).toEqual([undefined, 'REQUEST'])
    expect(confirmed?.subject).toBe('Confirmed: your interview for Buyer at Atlas Textiles')
    expect((await set.reply(link, { reply: 'accepted', time: times[1] })).status).toBe(200)
    expect((await set.reply(link, { reply: 'accepted', time: times[2], sequence: 1 })).error.code).toBe(
      'TIME_TAKEN',
    )
  })

  it('need one to be picked, of those that were proposed', async () => {
    const link = await invite(proposals)
    const none = await set.reply(link, { reply: 'accepted' })
    expect([none.status, none.error.code]).toEqual([400, 'BAD_INPUT'])
    for (const time of ['2026-12-01T08:15:00.000Z', 'tomorrow', ''])
      expect((await set.reply(link, { reply: 'accepted', time })).error.code, time).toBe('TIME_TAKEN')
    expect(await meeting()).toMatchObject({ status: 'proposed', sequence: 0 })
  })

  it('that have passed, or at which the interviewers got another meeting, are gone', async () => {
    const link = await invite(proposals)
    const other = await aCandidate(set.app, await aJob(set.app, set.company), { firstName: 'Nour' })
    await set.create(
      { interviewers: [colleague.userId], interviewDate: '2026-12-02T14:30:00' },
      other.candidateId,
    )
    expect((await set.open(link)).body.proposedTimes).toEqual([times[0], times[2]])
    expect((await set.reply(link, { reply: 'accepted', time: times[1] })).error).toMatchObject({
      code: 'TIME_TAKEN',
      message: 'This time is not free any more. Please pick another one.',
    })
    set.app.clock.set(times[0] ?? '')
    expect((await set.open(link)).body.proposedTimes).toEqual([times[2]])
    expect((await set.reply(link, { reply: 'accepted', time: times[0] })).error.code).toBe('TIME_TAKEN')
    expect((await set.reply(link, { reply: 'accepted', time: times[2] })).status).toBe(200)
  })

  it('of two candidates who pick the same one at once one gets it', async () => {
    const link = await invite(proposals)
    const other = await aCandidate(set.app, await aJob(set.app, set.company), { firstName: 'Nour' })
    await set.create({ interviewers: [colleague.userId], ...proposals }, other.candidateId)
    await set.app.runTasks()
    const answers = await Promise.all(
      [link, mailedInvitationToken(set.app, other.email)].map((token) =>
        set.reply(token, { reply: 'accepted', time: times[2] }),
      ),
    )
    expect(answers.map(({ status, error }) => (status === 200 ? 200 : error.code)).sort()).toEqual([
      200,
      'TIME_TAKEN',
    ])
  })

  it('can all be refused for another one', async () => {
    const link = await invite(proposals)
    const { body } = await set.reply(link, { reply: 'another-time', message: 'After Christmas, please.' })
    expect([body.status, body.proposedTimes]).toEqual(['proposed', times])
    await set.app.runTasks()
    expect(set.subjects(colleague.email).at(-1)).toBe('Amel Trabelsi asks for another time')
  })
})

it('the entry is downloaded by the link, when there is a time', async () => {
  const link = await invite(proposals)
  const download = () => set.app.call(downloadInvitationEndpoint, { params: { token: link } })
  expect((await download()).error.code).toBe('NOT_OPEN')
  await set.reply(link, { reply: 'accepted', time: times[0] })
  const { status, headers, bytes } = await download()
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'no-store',
  ])
  expect(bytes.toString()).toContain('DTSTART:20261201T080000Z')
})
