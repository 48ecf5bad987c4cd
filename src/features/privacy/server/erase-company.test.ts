import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logInEndpoint } from '#features/accounts/contract/account.ts'
import { verifyAuditChain } from '#platform/audit/audit-log.ts'
import { openDiskFiles } from '#platform/files/open-disk-files.ts'
import { outboxTransport } from '#platform/mail/outbox-transport.ts'
import {
  aCanaryCompany,
  type CanaryCompany,
  documentsWithHiddenText,
  holdsCanary,
} from '#testing/builders/a-canary-company.ts'
import { readTables } from '#testing/read-tables.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { canaryColumns, wordlessColumns } from '#testing/text-columns.ts'
import { listExportsEndpoint, requestDeletionEndpoint } from '../contract/company-data.ts'

const day = 86_400_000

let app: TestApp
let owner: pg.Client
let folder: string
let leaving: CanaryCompany
let neighbour: CanaryCompany

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erase-'))
  app = await startApp({
    deps: {
      documents: documentsWithHiddenText(),
      files: await openDiskFiles({ root: join(folder, 'files') }),
      transport: await outboxTransport(join(folder, 'outbox')),
    },
  })
  owner = new pg.Client(app.owner)
  await owner.connect()
  leaving = await aCanaryCompany(app)
  neighbour = await aCanaryCompany(app)
})
afterAll(async () => {
  await owner.end()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

interface Found {
  path: string
  text: string
}

/** Every file that the installation keeps: under the data folder, the files and the outbox. */
async function allFiles(): Promise<Found[]> {
  const found: Found[] = []
  for (const root of [folder, app.platform.config.dataDir]) {
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isFile()) found.push({ path, text: await readFile(path, 'latin1') })
    }
  }
  return found
}

const idsOf = ({ companyId, userId, job, candidate, other }: CanaryCompany) => [
  companyId,
  userId,
  job.id,
  candidate.candidateId,
  other.candidateId,
]
const isOf = (company: CanaryCompany, text: string) =>
  holdsCanary(company, text) || idsOf(company).some((id) => text.includes(id))

/** Tables and files in which something of the company is left, and how much. */
async function traces(company: CanaryCompany) {
  const tables = await readTables(owner)
  const inTables = Object.entries(tables)
    .map(([table, rows]) => [table, rows.filter((row) => isOf(company, row))] as const)
    .filter(([, rows]) => rows.length > 0)
  const inFiles = (await allFiles()).filter(
    ({ path, text }) => isOf(company, path) || isOf(company, decoded(text)),
  )
  return { tables: Object.fromEntries(inTables), files: inFiles.map(({ path, text }) => path + text) }
}

/** Mails fold their lines, and write in parts what is not ASCII. */
function decoded(text: string): string {
  return text + text.replace(/=\r\n/g, '')
}

describe('before', () => {
  test('every text column is listed, with or without the canary', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name not in ('fake_tasks', 'fake_failed_tasks', 'schema_migrations')
         and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet') order by 1`,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual([...canaryColumns, ...wordlessColumns].sort())
  })

  test.each(canaryColumns)('%s holds the canary', async (name) => {
    const [table, column] = name.split('.')
    const { rows } = await owner.query<{ text: string }>(`select ${column}::text as text from ${table}`)
    expect(rows.some(({ text }) => text !== null && holdsCanary(leaving, text))).toBe(true)
  })

  test('CVs, an archive, an invoice, a screenshot and mails hold it too', async () => {
    const { files } = await traces(leaving)
    expect(files.filter((file) => file.includes('/cv/'))).toHaveLength(2)
    for (const folder of ['/exports/', '/invoices/', '/screenshots/'])
      expect(files.filter((file) => file.includes(folder))).toHaveLength(1)
    expect(files.filter((file) => file.includes('.eml')).length).toBeGreaterThanOrEqual(5)
  })
})

describe('a company whose seven days are over', () => {
  let before: Awaited<ReturnType<typeof traces>>

  beforeAll(async () => {
    const asked = await app.call(requestDeletionEndpoint, {
      token: leaving.token,
      body: { password: leaving.password },
    })
    expect(asked.status).toBe(200)
    await app.runTasks()
    before = await traces(neighbour)
    await owner.query(`update companies set delete_at = now() - interval '1 hour' where id = $1`, [
      leaving.companyId,
    ])
    app.clock.advance(7 * day + 120_000)
    await app.runTasks()
  })

  test('is in no table but by its ids in the audit log and the ledger', async () => {
    const { tables } = await traces(leaving)
    const { audit_log: audit = [], fake_tasks: waiting = [], assessments: ledger = [], ...others } = tables
    expect(others).toEqual({})
    expect(ledger).toHaveLength(1)
    expect(ledger.filter((row) => holdsCanary(leaving, row))).toEqual([])
    expect(audit.filter((row) => holdsCanary(leaving, row))).toEqual([])
    expect(audit.length).toBeGreaterThan(0)
    // The later sweeps, which know its id alone.
    expect(waiting.filter((row) => !row.includes('privacy.erase-left-overs'))).toEqual([])
  })

  test('is in no file, no mail and no line of the log', async () => {
    const { files } = await traces(leaving)
    expect(files).toEqual([])
    expect(holdsCanary(leaving, JSON.stringify(app.log.lines))).toBe(false)
  })

  test('§assessment-42 has left nobody a key to what the ledger says of its candidates', async () => {
    const { rows } = await owner.query(
      'select from assessments a join candidate_keys k using (candidate_id) where a.company_id = $1',
      [leaving.companyId],
    )
    expect(rows).toEqual([])
  })

  test('has left the audit chain whole', async () => {
    const chain = await app.platform.db.forSystem(verifyAuditChain)
    expect(chain.brokenAt).toBeNull()
  })

  test('is unknown: the session is over, and logging in is answered as for a stranger', async () => {
    const { token, email, password } = leaving
    expect((await app.call(listExportsEndpoint, { token })).status).toBe(401)
    const known = await app.call(logInEndpoint, { body: { userName: email, password } })
    const stranger = await app.call(logInEndpoint, { body: { userName: `x${email}`, password } })
    expect([known.status, known.error.message]).toEqual([401, stranger.error.message])
  })

  test('leaves no gap in the numbers of invoices to come', async () => {
    const { rows } = await owner.query('select last from invoice_numbers')
    expect(rows).toEqual([{ last: 2 }])
  })

  test('leaves its neighbour as it was', async () => {
    expect(await traces(neighbour)).toEqual(before)
  })

  test('cannot keep a file that arrives at that very moment', async () => {
    await app.platform.files.put(`${leaving.companyId}/cv/late`, leaving.cv.bytes)
    app.clock.advance(2 * day)
    await app.runTasks()
    const { tables, files } = await traces(leaving)
    expect([Object.keys(tables).sort(), files]).toEqual([['assessments', 'audit_log'], []])
  })
})
