import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CandidateId, UserId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { setReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague, type TestColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { revealCandidateEndpoint } from '../../contract/decisions.ts'
import { addNoteEndpoint, deleteNoteEndpoint, listNotesEndpoint } from '../../contract/notes.ts'

let app: TestApp
let company: TestCompany
let other: TestCompany
let recruiter: TestColleague
let viewer: TestColleague
let job: Job
let candidateId: CandidateId

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  other = await aCompany(app, { account: { name: 'Other House' } })
  recruiter = await aColleague(app, company, 'RECRUITER')
  viewer = await aColleague(app, company, 'VIEWER')
  job = await aJob(app, company)
})
beforeEach(async () => {
  candidateId = (await aCandidate(app, job, { firstName: 'Nour', lastName: 'Gharbi' })).candidateId
})
afterAll(() => app.close())

const list = (token = company.token) => app.call(listNotesEndpoint, { token, params: { candidateId } })
const add = (text: string, mentioned: UserId[] = [], token = company.token) =>
  app.call(addNoteEndpoint, { token, params: { candidateId }, body: { text, mentioned } })
const remove = (noteId: string, token: string) =>
  app.call(deleteNoteEndpoint, { token, params: { candidateId, noteId } })
async function mailsTo(email: string) {
  const before = app.mail.to(email).length
  await app.runTasks()
  return app.mail.to(email).slice(before)
}

it('notes are listed with writer and mentions, the newest first, beside who can be mentioned', async () => {
  await add('Strong answers on pricing.')
  app.clock.advance(1_000)
  const { body: second } = await add('What do you think?', [viewer.userId], recruiter.token)
  expect(second).toEqual({
    id: expect.any(String),
    text: 'What do you think?',
    writtenBy: { id: recruiter.userId, name: recruiter.email },
    mentioned: [{ id: viewer.userId, name: viewer.email }],
    createdAt: app.clock.now().toISOString(),
  })
  const { body } = await list(viewer.token)
  expect(body.notes.map(({ text }) => text)).toEqual(['What do you think?', 'Strong answers on pricing.'])
  expect(body.notes[0]).toEqual(second)
  expect(body.team.map(({ id }) => id).sort()).toEqual(
    [company.userId, recruiter.userId, viewer.userId].sort(),
  )
})

it('those mentioned get one mail each, the writer none', async () => {
  await add('@viewer please read\n\nand call', [viewer.userId, viewer.userId, company.userId])
  const [mail, ...more] = await mailsTo(viewer.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: `${company.email} mentioned you in a note on Nour Gharbi`,
    action: { url: `http://mindhire.test/Dashboard/${job.id}/${candidateId}` },
  })
  expect(mail?.paragraphs.slice(1)).toEqual(['@viewer please read', 'and call'])
  expect(app.mail.to(company.email).filter(({ subject }) => subject.includes('note'))).toEqual([])
})

it('a mail of a note names nobody whom blind review hides', async () => {
  const blindJob = await aJob(app, company, { title: 'Blind' })
  await app.succeed(setReviewSettingsEndpoint, {
    token: company.token,
    params: { jobId: blindJob.id },
    body: { distanceLimitKm: 60, blind: true, rejectReasons: [] },
  })
  candidateId = (await aCandidate(app, blindJob, { firstName: 'Nour', lastName: 'Gharbi' })).candidateId
  await add('Look', [viewer.userId])
  const [hidden] = await mailsTo(viewer.email)
  expect(hidden?.subject).toContain('Candidate 1')
  expect(JSON.stringify(hidden)).not.toMatch(/Nour|Gharbi/)
  await app.succeed(revealCandidateEndpoint, {
    token: company.token,
    params: { candidateId },
    body: { reason: 'Reference check' },
  })
  await add('Look again', [viewer.userId])
  expect((await mailsTo(viewer.email))[0]?.subject).toContain('Nour Gharbi')
})

it('a deleted note is gone, and its mail too', async () => {
  const { body: note } = await add('Hush', [viewer.userId])
  expect((await remove(note.id, company.token)).status).toBe(200)
  expect(await mailsTo(viewer.email)).toEqual([])
  expect((await list()).body.notes).toEqual([])
  expect((await remove(note.id, company.token)).status).toBe(404)
})

it('a note is deleted by its writer or an ADMIN', async () => {
  const [own, admins] = [(await add('Mine', [], recruiter.token)).body, (await add('Theirs')).body]
  const refused = await remove(admins.id, recruiter.token)
  expect([refused.status, refused.error.message]).toEqual([
    403,
    'Only the writer of a note or an admin can delete it.',
  ])
  expect((await remove(own.id, recruiter.token)).status).toBe(200)
  const { body: third } = await add('Mine again', [], recruiter.token)
  expect((await remove(third.id, company.token)).status).toBe(200)
  expect((await list()).body.notes.map(({ text }) => text)).toEqual(['Theirs'])
})

it.each([
  ['', 'Please write a note.'],
  ['  \n ', 'Please write a note.'],
  ['x'.repeat(4_001), 'Too big'],
])('refuses the note %j', async (text, message) => {
  const { status, error } = await add(text)
  expect(status).toBe(400)
  if (message !== 'Too big') expect(error.message).toBe(message)
})

it('is the own company’s alone, and a VIEWER writes none', async () => {
  const { body: note } = await add('Ours')
  expect((await list(other.token)).status).toBe(404)
  expect((await add('Theirs', [], other.token)).status).toBe(404)
  expect((await remove(note.id, other.token)).status).toBe(404)
  expect((await add('Read only', [], viewer.token)).error.code).toBe('NOT_ALLOWED')
  for (const stranger of [other.userId, randomUUID() as UserId]) {
    const { status, error } = await add('Hello', [stranger])
    expect([status, error]).toEqual([
      400,
      { code: 'NOT_COLLEAGUE', message: 'Only users of your company can be mentioned.' },
    ])
  }
  expect((await list()).body.notes.map(({ text }) => text)).toEqual(['Ours'])
})
