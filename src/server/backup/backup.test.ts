import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import type { Files } from '#platform/files/files.ts'
import { openDiskFiles } from '#platform/files/open-disk-files.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { startS3 } from '#testing/start-s3.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { selectTables, selectTombstones } from './store.ts'
import { addTombstones, readTombstones } from './tombstones-file.ts'

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
const backUp = (files: Pick<Files, 'open'> = app.platform.files) =>
  makeBackup({ client, files, secretKey: app.platform.config.secretKey }, path())
const restore = (platform = app.platform, tombstones: string[] = []) =>
  restoreBackup(platform, client, path(), tombstones)
const words = async (files: Files, key: string) => (await buffer((await files.open(key)).stream)).toString()
/** Stores a CV under the key and names it in the candidate's row. */
async function giveCv(candidateId: string, key: string, { files = app.platform.files, by = client } = {}) {
  await files.put(key, Buffer.from(`words of ${key}`))
  await by.query("update candidates set cv_key = $2, cv_kind = 'pdf' where id = $1", [candidateId, key])
}
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
  await giveCv(candidateId, key)
  const before = await everyRow()
  await backUp()
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  expect(readFileSync(path()).includes('words of')).toBe(false)

  await client.query("update companies set name = 'Changed since'")
  await aCandidate(app, job)
  await app.platform.files.remove(key)
  await restore()

  expect(await everyRow()).toEqual(before)
  expect(await count('candidates', candidateId)).toBe(1)
  expect(await words(app.platform.files, key)).toBe(`words of ${key}`)
})

it('erases again the candidate and the company that were erased since', async () => {
  const { candidateId: erased } = await aCandidate(app, job)
  const { candidateId: kept } = await aCandidate(app, job)
  const other = await aCompany(app)
  const { candidateId: theirs } = await aCandidate(app, await aJob(app, other))
  await giveCv(theirs, `${other.companyId}/cv/1`)
  await backUp()
  await client.query('delete from candidates where id = $1', [erased])
  await client.query('delete from companies where id = $1', [other.companyId])

  // With the candidate of the company.
  expect(await restore()).toMatchObject({ erasedAgain: 3 })
  expect(await count('candidates', erased)).toBe(0)
  expect(await count('candidates', kept)).toBe(1)
  expect(await count('companies', other.companyId)).toBe(0)
  await expect(app.platform.files.open(`${other.companyId}/cv/1`)).rejects.toThrow('There is no such file')
  expect((await aCandidate(app, job)).candidateId).toBeTruthy()
})

it('holds the CV of its moment, even when one is replaced before it was copied', async () => {
  const { candidateId } = await aCandidate(app, job)
  const key = (name: string) => `${company.companyId}/cv/${name}`
  await giveCv(candidateId, key('old'))
  const candidate = new pg.Client(app.owner)
  await candidate.connect()
  const { files } = app.platform
  let replaced = false
  const open: Files['open'] = async (asked) => {
    if (!replaced) {
      replaced = true
      await giveCv(candidateId, key('new'), { by: candidate })
      await files.remove(key('old'))
    }
    return files.open(asked)
  }
  expect(await backUp({ open })).toMatchObject({ files: 1, missing: 0 })
  await candidate.end()
  await files.removeAll(`${company.companyId}/`)
  expect(await restore()).toMatchObject({ files: 1 })
  const { rows } = await client.query('select cv_key from candidates where id = $1', [candidateId])
  expect(rows).toEqual([{ cv_key: key('new') }])
  expect(await words(files, key('new'))).toBe(`words of ${key('new')}`)
})

it('brings back no CV that was copied and replaced before the moment of the rows', async () => {
  const { candidateId } = await aCandidate(app, job)
  const { candidateId: other } = await aCandidate(app, job)
  const key = (name: string) => `${company.companyId}/cv/${name}`
  await giveCv(candidateId, key('one'))
  await giveCv(other, key('two'))
  const candidate = new pg.Client(app.owner)
  await candidate.connect()
  const { files } = app.platform
  let opened = 0
  let copied = ''
  const open: Files['open'] = async (asked) => {
    // The first was copied; both are replaced.
    if (++opened === 1) copied = asked
    if (opened === 2) {
      await giveCv(candidateId, key('three'), { by: candidate })
      await giveCv(other, key('four'), { by: candidate })
      for (const old of ['one', 'two']) await files.remove(key(old))
    }
    return files.open(asked)
  }
  await backUp({ open })
  await candidate.end()
  await files.removeAll(`${company.companyId}/`)
  expect(await restore()).toMatchObject({ files: 2 })
  expect(await words(files, key('three'))).toBe(`words of ${key('three')}`)
  await expect(files.open(copied)).rejects.toThrow('There is no such file')
})

it('counts a file that a row names and the storage lost', async () => {
  const { candidateId } = await aCandidate(app, job)
  await giveCv(candidateId, `${company.companyId}/cv/1`)
  await app.platform.files.remove(`${company.companyId}/cv/1`)
  expect(await backUp()).toMatchObject({ files: 0, missing: 1 })
})

it('holds the files of a bucket', async () => {
  const server = await startS3(join(folder, 's3'))
  try {
    const files = await server.open()
    const { candidateId } = await aCandidate(app, job)
    const key = `${company.companyId}/cv/1`
    await giveCv(candidateId, key, { files })
    expect(await backUp(files)).toMatchObject({ files: 1, missing: 0 })
    await files.remove(key)
    expect(await restore({ ...app.platform, files })).toMatchObject({ files: 1 })
    expect(await words(files, key)).toBe(`words of ${key}`)
  } finally {
    await server.close()
  }
})

it('erases again by a file of tombstones where the database that held them is lost', async () => {
  const list = join(folder, 'tombstones')
  const { candidateId: erased } = await aCandidate(app, job)
  const { candidateId: kept } = await aCandidate(app, job)
  await backUp()
  await client.query('delete from candidates where id = $1', [erased])
  expect(await addTombstones(list, await selectTombstones(client))).toBe(1)
  await client.query('truncate tombstones')
  expect(await addTombstones(list, await selectTombstones(client))).toBe(1)

  expect(await restore(app.platform, await readTombstones(list))).toMatchObject({ erasedAgain: 1 })
  expect(await count('candidates', erased)).toBe(0)
  expect(await count('candidates', kept)).toBe(1)
  expect(await selectTombstones(client)).toEqual(await readTombstones(list))
})

it('takes no other file for a list of tombstones', async () => {
  await backUp()
  await expect(readTombstones(path())).rejects.toThrow('is no list of tombstones')
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
