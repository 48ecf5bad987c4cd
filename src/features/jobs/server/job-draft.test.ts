import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aNewJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { dropJobDraft, type KeptJobDraft, readJobDraft, saveJobDraft } from '../contract/draft.ts'
import { createJob } from '../contract.ts'

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

function aDraft(change: Partial<KeptJobDraft> = {}): KeptJobDraft {
  const { title, description, location, type, interviewLanguage } = aNewJob()
  return {
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
  app.call(saveJobDraft, { token, body: draft as KeptJobDraft })
const read = async ({ token }: { token: string } = company) => (await app.call(readJobDraft, { token })).body
const post = () => app.call(createJob, { token: company.token, body: aNewJob() })

test('is kept as it was typed, the last one, and thrown away', async () => {
  expect(await read()).toEqual({ draft: null, savedAt: null })
  await save(aDraft())
  const draft = aDraft({ title: '  Half a ti', step: 0 })
  const { status, body } = await save(draft)
  expect(status).toBe(200)
  expect(await read()).toEqual({ draft, savedAt: body.savedAt })
  for (let twice = 0; twice < 2; twice++)
    expect((await app.call(dropJobDraft, { token: company.token })).status).toBe(200)
  expect(await read()).toEqual({ draft: null, savedAt: null })
})

const pageA = '00000000-0000-4000-8000-00000000000a'
const pageB = '00000000-0000-4000-8000-00000000000b'
const saveFrom = (page: string, title: string, basedOn?: string) =>
  app.call(saveJobDraft, {
    token: company.token,
    body: aDraft({ title }),
    query: { page, ...(basedOn === undefined ? {} : { basedOn }) },
  })

test('what one open page saved another has to have seen before it writes over it', async () => {
  const { body: first } = await saveFrom(pageA, 'A')
  expect((await saveFrom(pageB, 'B')).error.code).toBe('DRAFT_CHANGED')
  // Its own, whether it heard of it or not.
  expect((await saveFrom(pageA, 'A, more')).status).toBe(200)
  const stale = await saveFrom(pageB, 'B', first.savedAt)
  expect([stale.status, stale.error.code]).toEqual([409, 'DRAFT_CHANGED'])
  const dropped = await app.call(dropJobDraft, { token: company.token, query: { page: pageB } })
  expect(dropped.error.code).toBe('DRAFT_CHANGED')
  expect((await read()).draft?.title).toBe('A, more')
  const { savedAt } = await read()
  expect((await saveFrom(pageB, 'B', savedAt ?? undefined)).status).toBe(200)
  expect((await saveFrom(pageA, 'A, again', savedAt ?? undefined)).status).toBe(409)
  expect((await read()).draft?.title).toBe('B')
})

test('of pages that save at the same moment one wins and the others are told', async () => {
  const pages = Array.from({ length: 8 }, (_, at) => `00000000-0000-4000-8000-0000000000${10 + at}`)
  const answers = await Promise.all(pages.map((page) => saveFrom(page, page)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
})

test.each([
  ['a field that no form has', aDraft({ age: 30 } as never)],
  ['a field missing', { ...aDraft(), title: undefined }],
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
  await app.call(dropJobDraft, { token: colleague.token })
  expect((await read()).draft?.title).toBe('Mine')
})

test('posting removes it; a save of what was posted that comes late brings nothing back', async () => {
  await save(aDraft())
  await post()
  expect(await read()).toEqual({ draft: null, savedAt: null })
  expect((await save(aDraft({ salary: '1500', step: 2 }))).status).toBe(200)
  expect(await read()).toEqual({ draft: null, savedAt: null })
  await save(aDraft({ title: 'The next job' }))
  expect((await read()).draft?.title).toBe('The next job')
})

test('a copy of what was just posted, or the same offer for other people, is a draft of its own', async () => {
  const { body } = await post()
  const drafts = [
    aDraft({ copyOf: body.id }),
    aDraft({ seniorityLevel: 'Senior' }),
    aDraft({ skills: ['CRM', 'Excel'] }),
  ]
  for (const draft of drafts) {
    await save(draft)
    expect((await read()).draft).toEqual(draft)
    await app.call(dropJobDraft, { token: company.token })
  }
})

test('saves that race with the posting bring nothing back', async () => {
  for (let run = 0; run < 5; run++) {
    await Promise.all([save(aDraft()), post(), save(aDraft({ step: 2 }))])
    expect((await read()).draft).toBeNull()
  }
})

test('a posting that is refused keeps it', async () => {
  await save(aDraft())
  await app.call(createJob, { token: company.token, body: { ...aNewJob(), title: '' } })
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
