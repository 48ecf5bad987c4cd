import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { seedCandidates } from '#testing/seed-candidates.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { exportCandidatesEndpoint } from '../contract/candidates.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company, { title: 'Vendeur à Sfax' })
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const csv = (query: object = {}, jobId: JobId = job.id, token = company.token) =>
  app.call(exportCandidatesEndpoint, { token, params: { jobId }, query: query as never })
const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\uFEFF', '').split('\r\n')

const header =
  'First name,Last name,Email,Phone,City,Status,Shortlisted,Registered,Interview completed,Score,Technical skills,Mindset,Culture fit,Communication,Potential,Experience,Languages,Seniority,Education,Average answer score,"AI-written text, 0 to 100",Confidence in the scores,Why confidence is not high'

test('a file for a spreadsheet: UTF-8 with its mark, one line each', async () => {
  const { email, candidateId } = await aCandidate(app, job, { firstName: 'Zoé', lastName: 'Ben, "Salah"' })
  await owner.query(
    `update candidates set created_at = '2026-03-01T08:00:00Z', applied_at = '2026-03-02T09:30:00Z', score = 71,
       assessment_id = gen_random_uuid(), engine = 'builtin', ai_percentage = 12,
       confidence = 'medium', confidence_reasons = '{short-answers,no-cv}',
       field_scores = '{1,2,3,4,5,6,7,null,9,10}', shortlisted = true where id = $1`,
    [candidateId],
  )
  const { status, bytes, headers } = await csv()
  expect(status).toBe(200)
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toContain(
    "filename*=UTF-8''Candidates%20for%20Vendeur%20%C3%A0%20Sfax.csv",
  )
  expect(linesOf(bytes)).toEqual([
    header,
    `Zoé,"Ben, ""Salah""",${email},22345678,Tunis,Pending,Yes,2026-03-01T08:00:00.000Z,2026-03-02T09:30:00.000Z,71,1,2,3,4,5,6,7,,9,10,12,Medium,"The answers are short, so there was little for a machine to read. Brevity costs no points. No readable CV was found."`,
    '',
  ])
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', `"'\rx"`],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ["A;=cmd|'/C calc'!A0", "A;'=cmd|'/C calc'!A0"],
  ['＝1+1', "'＝1+1"],
  ['a=1', 'a=1'],
])('a cell cannot be a formula: %j', async (typed, cell) => {
  const risky = await aJob(app, company)
  const { candidateId } = await aCandidate(app, risky)
  await owner.query('update candidates set first_name = $1 where id = $2', [typed, candidateId])
  const { bytes } = await csv({}, risky.id)
  expect(bytes.toString().split('\r\n')[1]?.startsWith(`${cell},`)).toBe(true)
})

test('a phone with its country is text', async () => {
  const abroad = await aJob(app, company)
  await aCandidate(app, abroad, { phone: '+216 22 345 678' })
  expect((await csv({}, abroad.id)).bytes.toString()).toContain(",'+21622345678,")
})

test('everybody of the filter comes once, over many batches', async () => {
  const many = await aJob(app, company)
  await seedCandidates(owner, { ...company, jobId: many.id, count: 2_500 })
  const all = linesOf((await csv({ sortBy: 'score' }, many.id)).bytes).slice(1, -1)
  const emails = all.map((line) => line.split(',')[2])
  expect(new Set(emails).size).toBe(2_500)
  const places = all.map((line) => {
    const cells = line.split(',')
    const score = Number(cells[9] || -200)
    return cells.includes('Low') ? score - 101 : score
  })
  expect(places).toEqual(places.toSorted((a, b) => b - a))
  const hired = linesOf((await csv({ group: 'hired' }, many.id)).bytes).slice(1, -1)
  expect(hired.map((line) => line.split(',')[5])).toEqual(['Hired', 'Hired', 'Hired'])
})

test("another company's job is answered like one that does not exist", async () => {
  const other = await aCompany(app, { account: { name: 'Other Company' } })
  const foreign = await csv({}, job.id, other.token)
  const missing = await csv({}, randomUUID() as JobId, other.token)
  expect([foreign.status, missing.status]).toEqual([404, 404])
  expect(foreign.bytes).toEqual(missing.bytes)
})

test.each([{ group: 'x' }, { page: 1 }, { sortBy: 'email' }])('%j is refused', async (query) => {
  expect((await csv(query)).status).toBe(400)
})
