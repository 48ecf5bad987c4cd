import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { silentLog } from '#testing/test-cluster.ts'

// Whole servers are started, one after the other.
vi.setConfig({ testTimeout: 90_000 })

const main = join(import.meta.dirname, 'main.ts')
const nobody = 65_534
const account = {
  userName: 'owner@example.org',
  password: 'a long sentence of words',
  name: 'Amira',
  phone: '12345678',
  adresse: '1, rue de la Paix',
  city: 'Tunis',
}

let top: string
let server: EmbeddedPostgres
let dataDir: string
const running: ChildProcess[] = []

/** A server of its own with passwords, on which nothing of ours has been before. */
beforeAll(async () => {
  top = mkdtempSync('/tmp/mindhire-start-')
  chmodSync(top, 0o755)
  const rules = join(top, 'hba.conf')
  writeFileSync(rules, 'local all app trust\nlocal all all scram-sha-256\n', { mode: 0o644 })
  const settings = { fsync: 'off', hba_file: rules }
  server = await startEmbeddedPostgres({ dataDir: join(top, 'cluster'), log: silentLog, settings })
  await asSuperuser(
    `create role maker login createrole password 'pass'`,
    `create role plain login password 'pass'`,
    'create database maker owner maker',
    'create database plain owner plain',
  )
})

afterAll(async () => {
  await server?.stop()
  rmSync(top, { recursive: true, force: true })
})

beforeEach(() => {
  dataDir = mkdtempSync(join(top, 'data-'))
  chmodSync(dataDir, 0o755)
})

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  for (const pid of databasesOf(dataDir)) process.kill(pid, 'SIGQUIT')
})

async function asSuperuser(...statements: string[]): Promise<pg.QueryResult[]> {
  return ask({ ...server.owner }, ...statements)
}

async function ask(connection: pg.ClientConfig, ...statements: string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const results: pg.QueryResult[] = []
    for (const statement of statements) results.push(await client.query(statement))
    return results
  } finally {
    await client.end()
  }
}

function databaseUrl(role: string, { database = role, password = 'pass' } = {}): string {
  return `postgresql://${role}:${password}@/${database}?host=${server.owner.host ?? ''}`
}

/** The embedded databases that run on a data folder. */
function databasesOf(folder: string): number[] {
  return globSync('postgres/data/postmaster.pid', { cwd: folder })
    .map((file) => Number(readFileSync(join(folder, file), 'utf8').split('\n')[0]))
    .filter((pid) => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    })
}

interface Run {
  child: ChildProcess
  /** Address of the server, or null for a worker. Fails should it end before it is ready. */
  ready: Promise<string | null>
  ended: Promise<{ code: number | null; said: string }>
  stop(): Promise<number | null>
}

function run(settings: Record<string, string>, as: { uid?: number; gid?: number } = {}): Run {
  const child = spawn(process.execPath, [main], {
    ...as,
    cwd: '/',
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let output = ''
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, said }))
  const ready = new Promise<string | null>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      const line = /^.*"msg":"ready".*$/m.exec(output)?.[0]
      if (line) resolve((JSON.parse(line) as { url?: string }).url ?? null)
    })
    void ended.then(() => reject(new Error(`ended before it was ready: ${said}`)))
  })
  ready.catch(() => undefined)
  const stop = async () => {
    child.kill('SIGTERM')
    return (await ended).code
  }
  return { child, ready, ended, stop }
}

async function signUp(url: string | null, userName = account.userName): Promise<number> {
  const reply = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, userName }),
  })
  return reply.status
}

function mails(): string[] {
  return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
}

async function expectFailure(one: Run, sentence: RegExp): Promise<void> {
  const { code, said } = await one.ended
  expect(said).toMatch(sentence)
  expect(said).toMatch(/^Mindhire did not start\. [^\n]+\n$/)
  expect(said).not.toContain('    at ')
  expect(code).toBe(1)
  expect(databasesOf(dataDir)).toEqual([])
}

test.each([
  ['nobody listens there', () => 'postgres://u:p@127.0.0.1:1/x', /does not answer \(.*ECONNREFUSED/],
  ['no such host', () => 'postgres://u:p@nowhere.invalid/x', /does not answer \(.*nowhere\.invalid/],
  ['a wrong password', () => databaseUrl('maker', { password: 'wrong' }), /refuses the user or the password/],
  ['a user that is not there', () => databaseUrl('nobody-here'), /refuses the user or the password/],
  ['no such database', () => databaseUrl('maker', { database: 'none' }), /no such database/],
  ['a user who may not make roles', () => databaseUrl('plain'), /lacks a right .*CREATEROLE/],
])('DATABASE_URL, %s: one sentence', async (_what, url, sentence) => {
  await expectFailure(run({ DATABASE_URL: url() }), sentence)
})

test('all wrong settings are listed without their values', async () => {
  const { code, said } = await run({ PORT: 'high', DATABASE_URL: 'mysql://u:secret@h/d', SMTP_URL: 'x' })
    .ended
  expect(code).toBe(1)
  expect(said).toMatch(
    /^Mindhire did not start\. These settings are wrong:\n {2}PORT: .+\n {2}DATABASE_URL: must begin with postgres:\/\/\n {2}SMTP_URL: .+\n$/,
  )
  expect(said).not.toContain('secret')
})

test('a busy port and a foreign address: one sentence, and no database stays behind', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    await expectFailure(run({ PORT: String(port) }), /Another program uses the port/)
    await expectFailure(
      run({ HOST: '192.0.2.1', DATABASE_URL: databaseUrl('maker') }),
      /HOST is not an address of this machine/,
    )
  } finally {
    other.close()
  }
})

test('a data folder that cannot be used: one sentence', async () => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  await expectFailure(run({ DATA_DIR: file }), /data folder cannot be used/)
  const closed = join(dataDir, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o555)
  // Root may write there: the server then runs as somebody else.
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  await expectFailure(run({ DATA_DIR: join(closed, 'data') }, as), /data folder cannot be used \(EACCES/)
})

test('a damaged embedded database: one sentence, within seconds', async () => {
  const first = run({})
  await first.ready
  expect(await first.stop()).toBe(0)
  rmSync(join(dataDir, 'postgres/data/global/pg_control'))
  await expectFailure(run({}), /embedded database does not start \(.*could not find the database system/)
})

test('the owner of a database who is no superuser: migrated, used, closed to other companies', async () => {
  const settings = { DATABASE_URL: databaseUrl('maker') }
  const one = run(settings)
  expect(await signUp(await one.ready)).toBe(200)
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1)
  expect(await one.stop()).toBe(0)
  const [hidden, all] = await ask(
    { connectionString: settings.DATABASE_URL },
    'begin; set local role mindhire_tenant',
    'select from companies',
    'rollback; begin; set local role mindhire_system',
    'select from companies',
    'rollback',
  ).then((results) => [results[1], results[3]])
  expect([hidden?.rowCount, all?.rowCount]).toEqual([0, 1])
  const [owners] = await asSuperuser(`select rolsuper from pg_roles where rolname = 'maker'`)
  expect(owners?.rows).toEqual([{ rolsuper: false }])
  const again = run(settings)
  await again.ready
  expect(await again.stop()).toBe(0)
})

test('two for requests and one for tasks share a data folder, and the last one out stops its database', async () => {
  const all = [run({ ROLE: 'api' }), run({ ROLE: 'api' }), run({ ROLE: 'worker' })]
  const [first, second, worker] = await Promise.all(all.map((one) => one.ready))
  expect(worker).toBeNull()
  expect(await signUp(first ?? null, 'one@example.org')).toBe(200)
  expect(await signUp(second ?? null, 'two@example.org')).toBe(200)
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(2)
  expect(await all[2]?.stop()).toBe(0)
  expect(await signUp(first ?? null, 'three@example.org')).toBe(200)
  await pause(1_000)
  expect(mails()).toHaveLength(2)
  const late = run({ ROLE: 'worker' })
  await late.ready
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(3)
  expect(await Promise.all([all[0]?.stop(), late.stop()])).toEqual([0, 0])
  expect(databasesOf(dataDir)).toHaveLength(1)
  expect((await fetch(`${second}/ready`)).status).toBe(200)
  expect(await all[1]?.stop()).toBe(0)
  expect(databasesOf(dataDir)).toEqual([])
})

test.each([
  ['SIGTERM', [600, 1_600]],
  ['SIGINT', [1_000, 2_400]],
] as const)('%s in the middle of the start leaves no database', async (signal, waits) => {
  for (const wait of waits) {
    const one = run({})
    await pause(wait)
    one.child.kill(signal)
    const { said } = await one.ended
    expect(said).toBe('')
    expect(databasesOf(dataDir)).toEqual([])
  }
  const whole = run({})
  await whole.ready
  expect(await whole.stop()).toBe(0)
})

test('a plain user starts it on a folder of his own', async () => {
  const root = process.getuid?.() === 0
  const as = root ? { uid: nobody, gid: nobody } : {}
  if (root) chownSync(dataDir, nobody, nobody)
  const one = run({}, as)
  expect(await signUp(await one.ready)).toBe(200)
  expect(await one.stop()).toBe(0)
  expect(databasesOf(dataDir)).toEqual([])
})
