import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { listChainedEntries } from '#platform/audit/audit-log.ts'
import { aCandidate, type TestCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aCompletedInterview, aCv, aStartedInterview } from '#testing/builders/an-interview.ts'
import { aHeic, aJpeg } from '#testing/documents/a-picture.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { saveCvEndpoint } from '../contract/interviews.ts'
import { getCvEndpoint } from '../contract/transcript.ts'

const minute = 60_000
let app: TestApp
let company: TestCompany
let candidate: TestCandidate

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  candidate = await aCandidate(app, await aJob(app, company), { firstName: 'Aïcha', lastName: "O'Neil" })
  await aCompletedInterview(app, candidate, { cv: aCv('The words of the CV.') })
})
afterAll(() => app.close())

const link = async (candidateId: CandidateId = candidate.candidateId, token = company.token) =>
  app.call(getCvEndpoint, { token, params: { candidateId } })
const open = (url: string) => app.inject({ method: 'GET', url })

it('downloads the CV under the name of the candidate, never to be run or cached', async () => {
  const { body } = await link()
  const { status, headers, text } = await open(body.url)
  expect(status).toBe(200)
  expect(text).toBe('%PDF-1.7\nThe words of the CV.')
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="/)
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Aïcha')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['x-robots-tag']).toBe('noindex')
})

it.each([
  ['photo.jpeg', aJpeg(), 'jpg', 'image/jpeg'],
  ['IMG_2040', aHeic(), 'heic', 'image/heic'],
])('§2.5-5 a picture (%s) is kept as one, without text', async (name, bytes, kind, type) => {
  const pictured = await aCandidate(app, await aJob(app, company))
  await aCompletedInterview(app, pictured, { cv: { name, bytes } })
  await app.runTasks()
  const { body } = await link(pictured.candidateId)
  expect([body.kind, body.text]).toEqual([kind, null])
  const { headers } = await open(body.url)
  expect(headers['content-type']).toBe(type)
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
})

it('works for five minutes, and a new one can be requested at any time', async () => {
  const { url } = (await link()).body
  app.clock.advance(5 * minute - 1)
  expect((await open(url)).status).toBe(200)
  app.clock.advance(1)
  const over = await open(url)
  expect(over.status).toBe(404)
  expect(over.error).toEqual({
    code: 'NOT_FOUND',
    message: 'This link has expired. Open the file again from the page that showed it.',
  })
  expect((await open((await link()).body.url)).status).toBe(200)
})

it('does not open when a letter of it was changed, or another file was put in', async () => {
  const { url } = (await link()).body
  const signed = url.replace('/files/', '')
  const flipped = (at: number) =>
    signed.slice(0, at) + (signed[at] === 'A' ? 'B' : 'A') + signed.slice(at + 1)
  for (const altered of [
    flipped(3),
    flipped(signed.length - 8),
    signed.slice(0, -4),
    signed.slice(4),
    '.',
    '..%2f..%2fetc%2fpasswd',
    `${signed}.`,
    `${signed}=`,
    `é${signed.slice(1)}`,
  ]) {
    const { status, error } = await open(`/files/${encodeURI(altered)}`)
    expect(status, altered).toBe(404)
    expect(error.code).toBe('NOT_FOUND')
  }
})

it("of another company's candidate is answered like one who does not exist", async () => {
  const other = await aCompany(app, { account: { name: 'Other Company' } })
  const foreign = await link(candidate.candidateId, other.token)
  const missing = await link(randomUUID() as CandidateId, other.token)
  expect(foreign.status).toBe(404)
  expect(foreign.bytes).toEqual(missing.bytes)
})

it('is not there before a CV was sent, nor for strangers', async () => {
  const job = await aJob(app, company)
  const without = await aCandidate(app, job)
  expect((await link(without.candidateId)).status).toBe(404)
  expect((await app.call(getCvEndpoint, { params: { candidateId: candidate.candidateId } })).status).toBe(401)
})

it('is the candidate’s alone until the application is submitted', async () => {
  const writing = await aCandidate(app, await aJob(app, company))
  await aStartedInterview(app, writing)
  const params = { token: writing.linkToken }
  await app.succeed(saveCvEndpoint, { params, upload: { file: aCv() } })
  expect((await link(writing.candidateId)).status).toBe(404)
})

it('is hidden in blind review, with its file name, until it is revealed', async () => {
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const { candidateId } = candidate
  await owner.query(
    'update jobs set blind = true from candidates where candidates.id = $1 and jobs.id = job_id',
    [candidateId],
  )
  const hidden = await link()
  expect([hidden.status, hidden.error.code]).toEqual([403, 'HIDDEN'])
  expect(hidden.bytes.toString()).not.toContain('url')
  await owner.query('update candidates set revealed_at = now() where id = $1', [candidateId])
  expect((await link()).status).toBe(200)
  await owner.end()
})

it('comes with the text that was read from it', async () => {
  await app.runTasks()
  expect((await link()).body).toMatchObject({ kind: 'pdf', text: 'The words of the CV.' })
})

it('§evidence-6 is in the audit log each time it is opened, and not when it was refused', async () => {
  const { candidateId } = await aCandidate(app, await aJob(app, company))
  expect((await link(candidateId)).status).toBe(404)
  const opened = async () => {
    const { companyId } = company
    const page = { subjectIds: [candidateId, candidate.candidateId], after: 0, size: 100 }
    const entries = await app.platform.db.forCompany(companyId, (tx) =>
      listChainedEntries(tx, companyId, page),
    )
    return entries.filter(({ action }) => action === 'candidate.cv-opened')
  }
  const before = await opened()
  expect((await link()).status).toBe(200)
  expect((await opened()).slice(before.length)).toMatchObject([
    { actor: company.userId, subjectId: candidate.candidateId },
  ])
})
