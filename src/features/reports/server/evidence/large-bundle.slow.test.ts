import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { openZipArchive } from '#platform/documents/zip-archive.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aDecidedCandidate } from '#testing/builders/a-decided-candidate.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { copyCandidate } from '#testing/copy-candidate.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import type { Manifest } from './bundle-format.ts'
import { jobBundle } from './make-bundle.ts'

const candidates = 1_000

let app: TestApp
let company: TestCompany
let jobId: JobId

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  company = await aCompany(app)
  const job = await aJob(app, company)
  jobId = job.id
  const { candidateId } = await aDecidedCandidate(app, company, job)
  const owner = new pg.Client(app.owner)
  await owner.connect()
  await copyCandidate(app.platform, owner, {
    companyId: company.companyId,
    candidateId,
    count: candidates - 1,
  })
  await owner.end()
}, 120_000)
afterAll(() => app.close())

/** The bundle's bytes, and how many transactions were begun for them so far. */
async function begun() {
  const begun = { transactions: 0 }
  const { db } = app.platform
  const counted: typeof db.forCompany = (...call) => {
    begun.transactions += 1
    return db.forCompany(...call)
  }
  const deps = { ...app.platform, db: Object.assign(Object.create(db), { forCompany: counted }) }
  const { stream } = await jobBundle(deps, company, jobId)
  return { begun, stream }
}

test('§evidence-4 of 1,000 candidates no more is read than there is room for', async () => {
  const { begun: made, stream } = await begun()
  const before = process.memoryUsage().rss
  const chunks: Buffer[] = []
  let most = 0
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer)
    most = Math.max(most, process.memoryUsage().rss - before)
    if (chunks.length > 1) continue
    // Nobody reads meanwhile.
    await pause(1_000)
    expect(made.transactions).toBeLessThan(10)
  }
  expect(made.transactions).toBeGreaterThan(candidates / 25)
  expect(most / 1e6).toBeLessThan(200)
  const archive = openZipArchive(Buffer.concat(chunks))
  const { files } = JSON.parse(archive.read('manifest.json')?.toString() ?? '') as Manifest
  expect(files).toHaveLength(candidates + 4)
  expect(files.map(({ path }) => archive.read(path)?.length)).toEqual(files.map(({ size }) => size))
}, 300_000)
