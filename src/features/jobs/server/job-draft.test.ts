import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  deleteJobDraftEndpoint,
  getJobDraftEndpoint,
  type JobDraft,
  saveJobDraftEndpoint,
} from '../contract/drafts.ts'
import { createJobEndpoint, listJobsEndpoint } from '../contract/jobs.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

function aDraft(change: Partial<JobDraft> = {}): JobDraft {
  const { title, description, location, type, interviewLanguage } = aNewJob()
  return {
    requestId: draftId,
    step: 1,
    copyOf: null,
    ...{ title, description, location, type, interviewLanguage },
    salary: '15oo',
    skills: ['CRM'],
    minExperienceYears: '',
    seniorityLevel: '',
    educationLevel: '',
    preferredLanguages: [],
    softSkills: [],
    industryBackground: '',
    ...change,
  }
}

const save = (draft: unknown, { token }: { token: string } = company) =>
  app.call(saveJobDraftEndpoint, { token, body: draft as JobDraft & { version: number } })
const read = async ({ token }: { token: string } = company) =>
  (await app.call(getJobDraftEndpoint, { token })).body
const post = (requestId: string = draftId) =>
  app.call(createJobEndpoint, { token: company.token, body: { ...aNewJob(), requestId } })
const draftId = '00000000-0000-4000-8000-00000000000a'
const nothing = { draft: null, savedAt: null, version: 0 }

test('§jobs-3 is kept as it was typed, the last one, and thrown away', async () => {
  expect(await read()).toEqual(nothing)
  await save(aDraft())
  const draft = aDraft({ title: '  Half a ti', step: 0 })
  const { status, body } = await save(draft)
  expect(status).toBe(200)
  expect(await read()).toEqual({ draft, savedAt: body.savedAt, version: 2 })
  for (let twice = 0; twice < 2; twice++)
    expect((await app.call(deleteJobDraftEndpoint, { token: company.token })).status).toBe(200)
  expect(await read()).toEqual(nothing)
})

test('§jobs-5 the last save wins, and says when another window had saved since', async () => {
  const saveFrom = async (version: number, title: string) =>
    (await save({ ...aDraft({ title }), version })).body
  expect(await saveFrom(0, 'A')).toMatchObject({ version: 1, replaced: false })
  expect(await saveFrom(1, 'A, more')).toMatchObject({ version: 2, replaced: false })
  expect(await saveFrom(1, 'B')).toMatchObject({ version: 3, replaced: true })
  expect(await read()).toMatchObject({ draft: { title: 'B' }, version: 3 })
})

test('saves at the same moment all arrive, and all but one have replaced another', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(aDraft())))
  expect(answers.map(({ body }) => body.replaced).filter(Boolean)).toHaveLength(7)
  expect((await read()).version).toBe(8)
})

test.each([
  ['a field that no form has', aDraft({ age: 30 } as never)],
  ['a field missing', { ...aDraft(), title: undefined }],
  ['no key to post it under', { ...aDraft(), requestId: undefined }],
  ['too long a title', aDraft({ title: 'x'.repeat(1001) })],
  ['no such step', aDraft({ step: 3 })],
])('%s is refused', async (_what, draft) => {
  const { status, error } = await save(draft)
  expect([status, error.code]).toEqual([400, 'BAD_INPUT'])
})

test('is each user’s own', async () => {
  const colleague = await aColleague(app, company, 'RECRUITER')
  await save(aDraft({ title: 'Mine' }))
  expect(await read(colleague)).toMatchObject({ draft: null })
  await save(aDraft({ title: 'Theirs' }), colleague)
  expect((await read()).draft?.title).toBe('Mine')
  await app.call(deleteJobDraftEndpoint, { token: colleague.token })
  expect((await read()).draft?.title).toBe('Mine')
})

test('§jobs-3 posting removes it; a save that comes late brings nothing back', async () => {
  await save(aDraft())
  await post()
  expect(await read()).toEqual(nothing)
  expect(await save(aDraft({ salary: '1500', step: 2 }))).toMatchObject({
    status: 409,
    error: { code: 'ALREADY_POSTED' },
  })
  expect(await read()).toEqual(nothing)
  await save(aDraft({ title: 'The next job', requestId: randomUUID() }))
  expect((await read()).draft?.title).toBe('The next job')
})

test('saves that race with the posting bring nothing back', async () => {
  for (let run = 0; run < 5; run++) {
    const requestId = randomUUID()
    await Promise.all([save(aDraft({ requestId })), post(requestId), save(aDraft({ requestId, step: 2 }))])
    expect((await read()).draft).toBeNull()
  }
})

test('posted from two windows at once it is one job; what was changed since the posting is not posted', async () => {
  const answers = await Promise.all([post(), post()])
  const ids = answers.map(({ body }) => body.id)
  expect(ids[0]).toBe(ids[1])
  const changed = await app.call(createJobEndpoint, {
    token: company.token,
    body: { ...aNewJob({ title: 'Another title' }), requestId: draftId },
  })
  expect(changed).toMatchObject({ status: 409, error: { code: 'ALREADY_POSTED' } })
  const { body } = await app.call(listJobsEndpoint, { token: company.token })
  expect(body.jobs).toMatchObject([{ id: ids[0], title: 'Sales Manager' }])
})

test('a posting that is refused keeps it', async () => {
  await save(aDraft())
  await app.call(createJobEndpoint, { token: company.token, body: { ...aNewJob(), title: '' } })
  expect((await read()).draft).not.toBeNull()
})

test('goes with the user who is taken out of the team', async () => {
  const colleague = await aColleague(app, company, 'RECRUITER')
  await save(aDraft(), colleague)
  await save(aDraft())
  const headers = { authorization: `Bearer ${company.token}` }
  const removed = await app.inject({
    method: 'DELETE',
    url: `/api/team/users/${colleague.userId}`,
    headers,
  })
  expect(removed.status).toBeLessThan(300)
  const { rows } = await owner.query('select user_id from job_drafts where company_id = $1', [
    company.companyId,
  ])
  expect(rows).toEqual([{ user_id: company.userId }])
})
