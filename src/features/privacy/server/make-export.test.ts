import { createHash } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ExportId } from '#contract/ids.ts'
import { openZipArchive, type ZipArchive } from '#platform/documents/zip-archive.ts'
import {
  aCanaryCompany,
  type CanaryCompany,
  documentsWithHiddenText,
  holdsCanary,
} from '#testing/builders/a-canary-company.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { canaryColumns } from '#testing/text-columns.ts'
import {
  type CompanyExport,
  listExportsEndpoint,
  openExportEndpoint,
  requestExportEndpoint,
} from '../contract/company-data.ts'
import { makeExportTask } from './export-company.ts'

interface AssessedCandidate {
  id: string
  assessments: {
    engine: string
    result: { scores: Record<string, { reason: string; quotes: { text: string }[] }> }
  }[]
}

let app: TestApp
let owner: pg.Client

beforeAll(async () => {
  app = await startApp({ deps: { documents: documentsWithHiddenText() } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const exportsOf = async ({ token }: Pick<TestCompany, 'token'>) =>
  (await app.call(listExportsEndpoint, { token })).body
const fileOf = (company: TestCompany, { id }: CompanyExport) => `${company.companyId}/exports/${id}`

describe('the archive', () => {
  let company: CanaryCompany
  let neighbour: CanaryCompany
  let archive: ZipArchive
  let texts: string

  beforeAll(async () => {
    company = await aCanaryCompany(app)
    neighbour = await aCanaryCompany(app)
    const [made] = await exportsOf(company)
    if (!made) throw new Error('There is no export')
    archive = openZipArchive(keptFile(fileOf(company, made)))
    texts = archive.names.map((name) => `${name}\n${archive.read(name)?.toString('utf8')}`).join('\n')
  })

  /** The words in a value of a column, however deep they are. */
  function words(value: unknown): string[] {
    if (typeof value === 'string') return [value]
    return value && typeof value === 'object' ? Object.values(value).flatMap(words) : []
  }

  // What waits for its task is nobody's yet, for a moment; and the text that jobs are searched by is made from others.
  const kept = canaryColumns.filter(
    (name) =>
      !/^(sign_ups\.|registrations\.|waiting_list\.|jobs\.search_text|candidates\.search_text)/.test(name),
  )

  test.each(kept)('holds every word of %s', async (name) => {
    const [table, column] = name.split('.')
    const { rows } = await owner.query<{ value: unknown }>(
      `select ${column} as value from ${table} where ${table === 'companies' ? 'id' : 'company_id'} = $1`,
      [company.companyId],
    )
    const said = rows.flatMap(({ value }) => words(value)).filter((word) => word !== '')
    expect(said.some((word) => holdsCanary(company, word))).toBe(true)
    for (const word of said) expect(texts).toContain(JSON.stringify(word).slice(1, -1))
  })

  test('holds the assessments in clear, with their quotes', () => {
    const candidates: AssessedCandidate[] = JSON.parse(archive.read('candidates.json')?.toString() ?? '')
    const [assessment, ...more] =
      candidates.find(({ id }) => id === company.candidate.candidateId)?.assessments ?? []
    expect([assessment?.engine, more]).toEqual(['builtin', []])
    const scores = Object.values(assessment?.result.scores ?? {})
    expect(scores).toHaveLength(10)
    for (const { reason } of scores) expect(reason).not.toBe('')
    expect(scores.flatMap(({ quotes }) => quotes).some(({ text }) => holdsCanary(company, text))).toBe(true)
  })

  test('holds the CVs under readable names, and says whose they are', () => {
    const { candidateId } = company.candidate
    const path = `files/${company.canary}first-${company.canary}last-${candidateId}.pdf`
    expect(archive.read(path)).toEqual(company.cv.bytes)
    const manifest = JSON.parse(archive.read('files/manifest.json')?.toString() ?? '') as { file: string }[]
    expect(manifest).toHaveLength(2)
    expect(manifest.find(({ file }) => file === path)).toEqual({
      file: path,
      candidateId,
      name: company.cv.name,
      size: company.cv.bytes.length,
      sha256: createHash('sha256').update(company.cv.bytes).digest('hex'),
    })
  })

  test('holds the invoices as they were sent', () => {
    const [number] = archive.names.flatMap((name) => /^invoices\/(.*)\.pdf$/.exec(name)?.[1] ?? [])
    const mail = app.mail.to(company.email).find(({ attachments }) => attachments?.[0])
    expect(mail?.attachments?.[0]?.name).toContain(`invoice-${number}.pdf`)
    expect(archive.read(`invoices/${number}.pdf`)).toEqual(mail?.attachments?.[0]?.content)
    expect(JSON.parse(archive.read('invoices.json')?.toString() ?? '')).toMatchObject([{ number }])
  })

  test('holds the screenshots of transfers', () => {
    const [picture, ...more] = archive.names.filter((name) => name.startsWith('screenshots/'))
    expect([picture, more]).toEqual([
      expect.stringMatching(/^screenshots\/[0-9A-Z]{4}-[0-9A-Z]{4}\.jpg$/),
      [],
    ])
    expect(
      archive
        .read(picture ?? '')
        ?.subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff')
  })

  test('is what its README says', () => {
    const readme = archive.read('README.txt')?.toString() ?? ''
    const named = readme.match(/^\S+(?=\s{2,}\S| {1}which)/gm) ?? []
    const files = /^(files|invoices|reports|screenshots)\/.*\.(pdf|jpg)$|^README\.txt$/
    expect(archive.names.filter((name) => !files.test(name)).sort()).toEqual(
      named.filter((name) => !name.endsWith('/')).sort(),
    )
    for (const name of archive.names.filter((one) => one.endsWith('.json')))
      expect(() => JSON.parse(archive.read(name)?.toString() ?? '')).not.toThrow()
  })

  test('lists actions and mails', () => {
    const read = (name: string) => archive.read(name)?.toString() ?? ''
    expect(read('audit-log.json')).toContain('"export.requested"')
    expect(read('mails.json')).toContain('"candidates.interview-link"')
    expect(read('subscriptions.json')).toContain('"starter"')
  })

  test('holds nothing of another company', () => {
    expect(holdsCanary(neighbour, texts)).toBe(false)
    expect(texts).not.toContain(neighbour.companyId)
  })

  test('holds no hash of a password, a session or a place', async () => {
    const { rows } = await owner.query<{ hash: string }>(
      `select password_hash as hash from users union all select token_hash from sessions
       union all select address_hash from known_addresses union all select encode(hash, 'hex') from audit_log`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { hash } of rows) expect(texts).not.toContain(hash)
    expect(texts).not.toMatch(/argon2|passwordHash|tokenHash|addressHash/)
  })
})

function keptFile(key: string): Buffer {
  const bytes = (app.platform.files as unknown as { kept: ReadonlyMap<string, Buffer> }).kept.get(key)
  if (!bytes) throw new Error('No such file')
  return bytes
}

describe('an export', () => {
  let company: TestCompany

  beforeEach(async () => {
    company = await aCompany(app)
  })

  const ask = async () => (await app.call(requestExportEndpoint, { token: company.token })).body

  test('is being made, then ready, and its requester gets a mail without an attachment', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({ state: 'waiting', size: null, readyAt: null, expiresAt: null })
    await app.runTasks()
    const [ready] = await exportsOf(company)
    expect(ready).toMatchObject({ id: asked.id, state: 'ready', size: expect.any(Number) })
    const days = (Date.parse(ready?.expiresAt ?? '') - Date.parse(ready?.readyAt ?? '')) / 86_400_000
    expect(days).toBe(7)
    const mail = app.mail.to(company.email).at(-1)
    expect(mail).toMatchObject({
      subject: 'The copy of your data is ready',
      action: { url: 'http://mindhire.test/Settings#data' },
    })
    expect(mail?.attachments).toBeUndefined()
    const { rows } = await owner.query(
      'select action from audit_log where company_id = $1 order by seq desc limit 2',
      [company.companyId],
    )
    expect(rows.map(({ action }) => action)).toEqual(['export.made', 'export.requested'])
  })

  test('is not made twice at a time, and again when it is asked for later', async () => {
    const asked = await Promise.all([ask(), ask(), ask()])
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
    expect((await app.waitingTasks()).filter(({ name }) => name === makeExportTask.name)).toHaveLength(1)
    await app.runTasks()
    await ask()
    expect((await exportsOf(company)).map(({ state }) => state)).toEqual(['waiting', 'ready'])
  })

  test('opens for five minutes, for its company alone', async () => {
    await ask()
    await app.runTasks()
    const [ready] = await exportsOf(company)
    if (!ready) throw new Error('There is no export')
    const { body } = await app.call(openExportEndpoint, {
      token: company.token,
      params: { exportId: ready.id },
    })
    const opened = await app.inject({ method: 'GET', url: body.url })
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(opened.headers['content-disposition']).toMatch(/^attachment; filename="company-data-[\d-]+\.zip"/)
    app.clock.advance(5 * 60_000 + 1)
    expect((await app.inject({ method: 'GET', url: body.url })).status).toBe(404)
    const other = await aCompany(app)
    const foreign = await app.call(openExportEndpoint, { token: other.token, params: { exportId: ready.id } })
    expect(foreign.status).toBe(404)
    expect(await exportsOf(other)).toEqual([])
  })

  test('says that it failed after its last try, and can be asked for again', async () => {
    const asked = await ask()
    const key = { companyId: company.companyId, exportId: asked.id as ExportId }
    const full = { ...app.platform.files, stage: () => Promise.reject(new Error('The disk is full')) }
    for (let tries = 1; tries <= 6; tries++) {
      expect((await exportsOf(company))[0]?.state).toBe('waiting')
      await expect(makeExportTask.run({ ...app.platform, files: full }, key)).rejects.toThrow(
        'The disk is full',
      )
    }
    expect((await exportsOf(company))[0]?.state).toBe('failed')
    await app.runTasks()
    expect((await exportsOf(company))[0]?.state).toBe('failed')
    expect((await ask()).state).toBe('waiting')
    await app.runTasks()
    expect((await exportsOf(company)).map(({ state }) => state)).toEqual(['ready', 'failed'])
  })

  test('made twice after a kill is one file, one mail', async () => {
    const asked = await ask()
    const key = { companyId: company.companyId, exportId: asked.id as ExportId }
    const before = app.mail.to(company.email).length
    const killed = { ...app.platform.db, forCompany: app.platform.db.forCompany.bind(app.platform.db) }
    let calls = 0
    const dying: typeof killed.forCompany = (id, work) => {
      calls += 1
      return app.platform.db.forCompany(id, async (tx) => {
        const done = await work(tx)
        if (calls > 1 && app.platform.files && (await isKept(fileOf(company, asked))))
          throw new Error('Killed')
        return done
      })
    }
    await expect(
      makeExportTask.run({ ...app.platform, db: { ...killed, forCompany: dying } }, key),
    ).rejects.toThrow('Killed')
    expect((await exportsOf(company))[0]?.state).toBe('waiting')
    await app.runTasks()
    await makeExportTask.run(app.platform, key)
    expect((await exportsOf(company)).map(({ state }) => state)).toEqual(['ready'])
    expect(app.mail.to(company.email).length).toBe(before + 1)
  })

  test('is gone with its file when its seven days are over; one that nobody makes any more has failed', async () => {
    const first = await ask()
    await app.runTasks()
    const second = await ask()
    const set = (change: string, { id }: CompanyExport) =>
      owner.query(`update company_exports set ${change} where id = $1`, [id])
    await set(`expires_at = now() - interval '1 hour'`, first)
    await set(`requested_at = now() - interval '13 hours'`, second)
    expect((await exportsOf(company)).map(({ id }) => id)).toEqual([second.id])
    const opening = { token: company.token, params: { exportId: first.id } }
    expect((await app.call(openExportEndpoint, opening)).status).toBe(404)
    await app.runEvery({ name: 'privacy.sweep-exports' })
    expect(await isKept(fileOf(company, first))).toBe(false)
    expect((await exportsOf(company)).map(({ id, state }) => [id, state])).toEqual([[second.id, 'failed']])
    expect((await owner.query('select from company_exports where id = $1', [first.id])).rowCount).toBe(0)
  })
})

const isKept = (key: string): Promise<boolean> =>
  app.platform.files.open(key).then(
    ({ stream }) => stream.destroy().destroyed,
    () => false,
  )
