import { describe, expect, it } from 'vitest'
import { rejectCandidateEndpoint } from '#features/candidates/contract/decisions.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { invitationCalls, meetingDetails } from '#testing/invitation-calls.ts'

const set = invitationCalls()

it('§2.7-4 §2.3-2 invites with the five fields of the specification, and lists what it shows', async () => {
  const { status, body } = await set.create()
  expect(status).toBe(200)
  expect(await set.list()).toEqual([body])
  expect(body).toMatchObject({
    candidateFullName: 'Amel Trabelsi',
    candidateEmail: set.candidate.email,
    candidatePhone: '22345678',
    interviewInvitation: {
      ...meetingDetails,
      id: body.interviewInvitation.id,
      createdAt: '2026-11-21T09:00:00.000Z',
    },
    meeting: {
      candidateStatus: 'ACCEPTED',
      jobTitle: 'Buyer',
      status: 'scheduled',
      startsAt: '2026-11-30T08:30:00.000Z',
      durationMinutes: 45,
      timeZone: 'Africa/Tunis',
      proposedTimes: [],
      reply: 'none',
      sequence: 0,
      awaitsOutcome: false,
    },
  })
  expect(await set.timeline()).toEqual([['invited', set.company.email, '30/11/2026 09:30 (Africa/Tunis)']])
})

it('proposes several times in their order, each once', async () => {
  const { body } = await set.create({
    interviewDate: '2026-12-02T14:00:00',
    otherDates: ['2026-12-01T09:00:00', '2026-12-02T14:00:00', '2026-12-03T16:15:00'],
    timeZone: 'Europe/Paris',
    durationMinutes: 60,
  })
  expect(body.interviewInvitation.interviewDate).toBe('2026-12-01T09:00:00')
  expect(body.meeting).toMatchObject({
    status: 'proposed',
    startsAt: null,
    timeZone: 'Europe/Paris',
    durationMinutes: 60,
    proposedTimes: ['2026-12-01T08:00:00.000Z', '2026-12-02T13:00:00.000Z', '2026-12-03T15:15:00.000Z'],
  })
})

it('interviewers are users of the company, who get a mail', async () => {
  const colleague = await aColleague(set.app, set.company, 'VIEWER')
  const stranger = await aCompany(set.app, { account: { name: 'Others' } })
  const refused = await set.create({ interviewers: [colleague.userId, stranger.userId] })
  expect([refused.status, refused.error.code]).toEqual([400, 'NOT_COLLEAGUE'])
  const { body } = await set.create({ interviewers: [colleague.userId, colleague.userId] })
  expect(body.meeting.interviewers).toEqual([{ id: colleague.userId, name: colleague.email }])
  await set.app.runTasks()
  expect(set.subjects(colleague.email)).toContain('You are interviewing Amel Trabelsi')
})

describe('mistakes are refused by field, and nothing is sent', () => {
  const gap = { timeZone: 'Europe/Paris', interviewDate: '2027-03-28T02:30:00' }
  const inPast = 'Date and time must be in the future'
  const malformed = 'Please use a date and time such as 2026-11-30T09:30:00.'
  const noLink = 'Please use a link that begins with https:// or http://.'
  it.each([
    ['§2.5-4 no link', { interviewPlace: '  ' }, 'interviewPlace', 'Meeting link is required'],
    ['§2.5-4 no place at all', { interviewPlace: undefined }, 'interviewPlace', 'Meeting link is required'],
    [
      '§2.5-4 no address',
      { interviewType: 'IN_PERSON', interviewPlace: ' ' },
      'interviewPlace',
      'Address is required',
    ],
    ['§2.5-3 no date', { interviewDate: undefined }, 'interviewDate', 'Date and time are required'],
    ['§2.5-3 a past date', { interviewDate: '2026-11-20T09:30:00' }, 'interviewDate', inPast],
    ['§2.5-3 this very moment', { interviewDate: '2026-11-21T10:00:00' }, 'interviewDate', inPast],
    [
      'a past proposal',
      { otherDates: ['2026-12-01T09:00:00', '2026-11-20T09:30:00'] },
      'otherDates.1',
      inPast,
    ],
    ['a day that does not exist', { interviewDate: '2027-02-30T09:00:00' }, 'interviewDate', malformed],
    ['the hour 24', { interviewDate: '2026-11-30T24:00:00' }, 'interviewDate', malformed],
    ['a date with a zone', { interviewDate: '2026-11-30T09:30:00Z' }, 'interviewDate', malformed],
    ['words', { interviewDate: 'tomorrow' }, 'interviewDate', malformed],
    ['the end of time', { interviewDate: '9999-12-31T23:45:00' }, 'interviewDate', malformed],
    ['the year 0', { interviewDate: '0000-01-01T00:00:00' }, 'interviewDate', malformed],
    [
      '§2.2.2-3 ten past',
      { interviewDate: '2026-11-30T09:10:00' },
      'interviewDate',
      'Please choose a time on the quarter hour.',
    ],
    [
      '§2.2.2-3 a second past',
      { interviewDate: '2026-11-30T09:15:01' },
      'interviewDate',
      'Please choose a time on the quarter hour.',
    ],
    [
      'the hour that the clocks skip',
      gap,
      'interviewDate',
      'The clocks skip this hour on that day. Please choose another time.',
    ],
    ['an unknown zone', { timeZone: 'Africa/Nowhere' }, 'timeZone', 'This time zone does not exist.'],
    ['an offset', { timeZone: '+01:00' }, 'timeZone', 'This time zone does not exist.'],
    ['a script', { interviewPlace: 'javascript:alert(1)' }, 'interviewPlace', noLink],
    ['a script in lines', { interviewPlace: 'java\nscript:alert(1)' }, 'interviewPlace', noLink],
    ['a file', { interviewPlace: 'file:///etc/passwd' }, 'interviewPlace', noLink],
    ['data', { interviewPlace: 'data:text/html,hello' }, 'interviewPlace', noLink],
    ['a bare host', { interviewPlace: 'meet.example/abc' }, 'interviewPlace', noLink],
    ['no host', { interviewPlace: 'https://' }, 'interviewPlace', noLink],
    ['two lines', { interviewPlace: 'https://meet.example/a\r\nBcc: x@y.example' }, 'interviewPlace', noLink],
  ])('%s', async (_what, changes, field, message) => {
    const { status, error } = await set.create(changes)
    expect([status, error.message, error.fields]).toEqual([400, message, { [field]: message }])
    expect(await set.list()).toEqual([])
  })

  it.each([
    ['10,000 characters', { customMessage: 'x'.repeat(10_000) }, 'customMessage'],
    ['six times', { otherDates: Array(5).fill('2026-12-01T09:00:00') }, 'otherDates'],
    ['a day long', { durationMinutes: 1440 }, 'durationMinutes'],
    ['by phone', { interviewType: 'PHONE' }, 'interviewType'],
    ['a status of its own', { status: 'scheduled' }, ''],
  ])('%s', async (_what, changes, field) => {
    const { status, error } = await set.create(changes)
    expect([status, error.code]).toEqual([400, 'BAD_INPUT'])
    if (field) expect(Object.keys(error.fields ?? {})).toEqual([field])
    expect(await set.timeline()).toEqual([])
  })

  it('all of them at once', async () => {
    const { error } = await set.create({ interviewPlace: '', interviewDate: '2026-11-20T09:30:00' })
    expect(error).toMatchObject({
      code: 'BAD_TIME',
      message: inPast,
      fields: { interviewDate: inPast, interviewPlace: 'Meeting link is required' },
    })
  })
})

it('an hour that comes twice is the first', async () => {
  const { body } = await set.create({ timeZone: 'Europe/Paris', interviewDate: '2027-10-31T02:30:00' })
  expect(body.meeting.startsAt).toBe('2027-10-31T00:30:00.000Z')
})

it('of colleagues at once one invites, and the others are told', async () => {
  const colleague = await aColleague(set.app, set.company, 'RECRUITER')
  const answers = await Promise.all(
    [set.company, colleague, set.company, colleague].map(({ token }) =>
      set.create({}, set.candidate.candidateId, token),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'ALREADY_INVITED']))
  await set.app.runTasks()
  expect(await set.list()).toHaveLength(1)
  expect(set.subjects(set.candidate.email).filter((one) => one.startsWith('Invitation'))).toHaveLength(1)
})

describe('who can be invited', () => {
  it.each([
    ['REJECTED', true],
    ['HIRED', true],
    ['WITHDRAWN', false],
    ['UNDER_REVIEW', false],
  ])('§2.2.1-11 nobody who is %s', async (status, decided) => {
    const by = decided ? set.company.userId : null
    await set.app.platform.db.forPerson(set.company, (tx) =>
      tx.$client.query(
        `update candidates set status = $2, decided_by = $3::uuid,
           decided_at = case when $3::uuid is null then null else now() end where id = $1`,
        [set.candidate.candidateId, status, by],
      ),
    )
    const { status: answered, error } = await set.create()
    expect([answered, error.code]).toEqual([409, 'NOT_PENDING'])
    await set.app.runTasks()
    expect(await set.list()).toEqual([])
    expect(set.subjects(set.candidate.email)).toHaveLength(1)
  })

  it('an invited candidate once the meeting is past, which then awaits no outcome', async () => {
    const { body: first } = await set.create()
    await set.at('2026-11-30T08:45:00Z')
    expect((await set.list({ only: 'awaits-outcome' })).map(({ interviewInvitation: { id } }) => id)).toEqual(
      [first.interviewInvitation.id],
    )
    await set.outcome('another-meeting')
    expect(await set.list({ only: 'awaits-outcome' })).toEqual([])
    const again = await set.create({ interviewDate: '2026-12-07T09:30:00' })
    expect(again.status).toBe(200)
    expect((await set.create({ interviewDate: '2026-12-08T09:30:00' })).error.code).toBe('ALREADY_INVITED')
    expect((await set.list({ only: 'upcoming' })).map(({ meeting }) => meeting.startsAt)).toEqual([
      '2026-12-07T08:30:00.000Z',
    ])
  })

  it('a candidate whose proposed times have all passed, whose old link then answers nothing', async () => {
    await set.create({ otherDates: ['2026-12-01T09:00:00'] })
    await set.at('2026-12-02T08:00:00Z')
    await set.create({ interviewDate: '2026-12-07T09:30:00' })
    expect((await set.list()).map(({ meeting }) => meeting.status)).toEqual(['scheduled', 'cancelled'])
  })

  it('nobody of another company, and nobody by a VIEWER', async () => {
    const viewer = await aColleague(set.app, set.company, 'VIEWER')
    expect((await set.create({}, set.candidate.candidateId, viewer.token)).status).toBe(403)
    const other = await aCompany(set.app, { account: { name: 'Others' } })
    expect((await set.create({}, set.candidate.candidateId, other.token)).status).toBe(404)
  })
})

it('the list is the company’s, by candidate and by job', async () => {
  await set.create()
  const job = await aJob(set.app, set.company, { title: 'Seller' })
  const second = await aCandidate(set.app, job, { firstName: 'Nour' })
  await set.create({ interviewDate: '2026-12-07T09:30:00' }, second.candidateId)
  const names = async (query: object) => (await set.list(query)).map((one) => one.candidateFullName)
  expect(await names({})).toEqual(['Nour Trabelsi', 'Amel Trabelsi'])
  expect(await names({ jobId: job.id })).toEqual(['Nour Trabelsi'])
  expect(await names({ candidateId: set.candidate.candidateId })).toEqual(['Amel Trabelsi'])
})

it('a rejected candidate of a blind job is not named in the list while that can be undone', async () => {
  const { setReviewSettingsEndpoint } = await import('#features/jobs/contract/review-settings.ts')
  const { body } = await set.create({
    customMessage: 'Hello Amel, see you soon.',
    interviewPlace: 'https://meet.example/Amel',
  })
  await set.app.succeed(setReviewSettingsEndpoint, {
    token: set.company.token,
    params: { jobId: body.meeting.jobId },
    body: { distanceLimitKm: 60, blind: true, rejectReasons: [] },
  })
  await set.outcome('rejected')
  const [listed] = await set.list()
  expect(listed).toMatchObject({ candidateFullName: 'Candidate 1', candidateEmail: '', candidatePhone: '' })
  expect(listed?.interviewInvitation).toMatchObject({
    customMessage: 'Hello ████, see you soon.',
    interviewPlace: 'https://meet.example/████',
  })
  expect(
    (
      await set.app.call(rejectCandidateEndpoint, {
        token: set.company.token,
        params: { candidateId: set.candidate.candidateId },
        body: null,
      })
    ).status,
  ).toBe(409)
})
