import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { openDiskFiles } from '#platform/files/open-disk-files.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { selectTables } from './store.ts'

let folder: string
let app: TestApp
let client: pg.Client
let company: TestCompany
let job: Job
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mindhire-backup-'))
  app = await startApp({
    settings: { BILLING: 'off' },
    deps: { files: await openDiskFiles({ root: join(folder, 'files') }) },
  })
  client = new pg.Client(app.owner)
  await client.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
})
afterEach(async () => {
  await client.end()
  await app.close()
  rmSync(folder, { recursive: true })
})

const path = () => join(folder, 'mindhire.backup')
const backUp = () => {
  const { secretKey } = app.platform.config
  return makeBackup({ client, filesFolder: join(folder, 'files'), secretKey }, path())
}
const restore = (platform = app.platform) => restoreBackup(platform, client, path())
const count = async (table: string, id: string) =>
  (await client.query(`select from ${table} where id = $1`, [id])).rowCount

/** Every row of the product in PostgreSQL's words. */
async function everyRow(): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { table } of await selectTables(client)) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
    all[table] = rows.map(({ row }) => row)
  }
  return all
}

it('brings back rows and files of the moment, and opens with the secret key alone', async () => {
  const { candidateId } = await aCandidate(app, job)
  const key = `${company.companyId}/cv/1`
  await app.platform.files.put(key, Buffer.from('words of a CV'))
  const before = await everyRow()
  await backUp()
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  expect(readFileSync(path()).includes('words of a CV')).toBe(false)

  await client.query("update companies set name = 'Changed since'")
  await aCandidate(app, job)
  await app.platform.files.remove(key)
  await restore()

  expect(await everyRow()).toEqual(before)
  expect(await count('candidates', candidateId)).toBe(1)
  expect((await buffer((await app.platform.files.open(key)).stream)).toString()).toBe('words of a CV')
})

it('erases again the candidate and the company that were erased since', async () => {
  const { candidateId: erased } = await aCandidate(app, job)
  const { candidateId: kept } = await aCandidate(app, job)
  const other = await aCompany(app)
  await app.platform.files.put(`${other.companyId}/cv/1`, Buffer.from('words'))
  await backUp()
  await client.query('delete from candidates where id = $1', [erased])
  await client.query('delete from companies where id = $1', [other.companyId])

  expect(await restore()).toMatchObject({ erasedAgain: 2 })
  expect(await count('candidates', erased)).toBe(0)
  expect(await count('candidates', kept)).toBe(1)
  expect(await count('companies', other.companyId)).toBe(0)
  await expect(app.platform.files.open(`${other.companyId}/cv/1`)).rejects.toThrow('There is no such file')
  expect((await aCandidate(app, job)).candidateId).toBeTruthy()
})

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -20)],
  ['changed', (bytes: Buffer) => Buffer.from(bytes).fill(7, bytes.length - 3)],
])('a backup that was %s changes nothing', async (_how, damage) => {
  await backUp()
  writeFileSync(path(), damage(readFileSync(path())))
  const before = await everyRow()
  await expect(restore()).rejects.toThrow(/It (ends too early|was changed)/)
  expect(await everyRow()).toEqual(before)
})

it('a backup of another installation is refused', async () => {
  await backUp()
  const config = { ...app.platform.config, secretKey: 'n'.repeat(48) }
  await expect(restore({ ...app.platform, config })).rejects.toThrow('made with another SECRET_KEY')
})
