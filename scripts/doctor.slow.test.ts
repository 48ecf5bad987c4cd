import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { fakeSmtpServer } from '#testing/platform/fake-smtp-server.ts'
import { runScript } from '#testing/run-script.ts'
import { databasePids, freePort, startServer, type TestServer } from '#testing/start-server.ts'
import { silentLog } from '#testing/test-cluster.ts'

// Whole processes are started.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const doctor = (settings: Record<string, string>, ...args: string[]) =>
  runScript('scripts/doctor.ts', args, settings)

let server: TestServer
let beside: Record<string, string>
beforeAll(async () => {
  server = await startServer()
  beside = { DATA_DIR: server.dataDir, PUBLIC_URL: server.url, PORT: new URL(server.url).port }
})
afterAll(() => server.stop())

/** As the owner of the tables, beside the server or without it. */
async function asOwner(...statements: string[]): Promise<void> {
  const cluster = await startEmbeddedPostgres({ dataDir: server.dataDir, log: silentLog })
  const client = new pg.Client({ ...cluster.owner, database: 'mindhire' })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
  await cluster.stop()
}

const tamper = (change: string) =>
  asOwner(`alter table audit_log disable trigger all; ${change}; alter table audit_log enable trigger all`)

test('reports that all is well beside a running server and leaves it running', async () => {
  const { code, out, err } = await doctor(beside)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^ {2}ok {3}Server {5}answers at http:\/\/127\.0\.0\.1:\d+$/m)
  expect(out).toMatch(/^ {2}ok {3}Database {3}PostgreSQL 18\S*, embedded, \d+ migrations, none pending$/m)
  expect(out).toMatch(/^ {2}ok {3}Audit log {2}\d+ entr(y|ies), hash chain intact$/m)
  expect(out).toMatch(/^ {2}! {4}Operators {2}none yet: npm run operator -- create EMAIL$/m)
  expect(out).toMatch(/^ {2}ok {3}Tasks {6}\d+ waiting, 0 failed$/m)
  expect(out).toMatch(/^ {2}ok {3}Mails {6}0 waiting, 0 failed$/m)
  expect(out).toContain('All is well.')
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
})

test('finds one changed row of the audit log, names its number and exits 1', async () => {
  const entry = "insert into audit_log (actor, action, subject_id) values ('system', 'test.made', 'x')"
  await asOwner(entry, entry, entry, 'create table kept_actor as select seq, actor from audit_log')
  expect((await doctor(beside)).code).toBe(0)
  await tamper("update audit_log set actor = 'nobody' where seq = 2")
  const { code, out } = await doctor(beside)
  expect(code).toBe(1)
  expect(out).toMatch(/^ {2}BAD {2}Audit log {2}hash chain BROKEN at entry 2 of \d+: /m)
  expect(out).toContain('Not well: Audit log.')
  await tamper('update audit_log a set actor = k.actor from kept_actor k where k.seq = a.seq')
  expect((await doctor(beside)).code).toBe(0)
})

test('says the same as JSON', async () => {
  const { code, out } = await doctor(beside, '--json')
  expect(code).toBe(0)
  const detail = JSON.parse(out) as { ok: boolean; checks: { name: string; state: string }[] }
  expect(detail.ok).toBe(true)
  expect(detail.checks.map(({ name }) => name)).toEqual(
    'Node,Settings,Build,Server,Database,Clock,Audit log,Operators,Tasks,Mails,Files,Disk,Mail,Payment,AI'.split(
      ',',
    ),
  )
})

test('counts failed mails and tasks, and names pending migrations', async () => {
  await asOwner(
    "insert into mails (kind, subject_id, version, status) values ('accounts.verification', 'x', '1', 'dead')",
    "insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', 'mail.send')",
    'create table kept_migrations as select * from schema_migrations',
    'delete from schema_migrations where name = (select max(name) from schema_migrations)',
  )
  const { code, out } = await doctor(beside)
  expect(code).toBe(0)
  expect(out).toMatch(/! {4}Mails {6}0 waiting, 1 failed: see Mails at \/Admin/)
  expect(out).toMatch(/! {4}Tasks {6}\d+ waiting, 1 failed: see Tasks at \/Admin/)
  expect(out).toMatch(/! {4}Database .*1 migration pending; the next start applies them/)
  await asOwner(
    'insert into schema_migrations select * from kept_migrations on conflict do nothing',
    "update schema_migrations set checksum = 'x' where name = '0001_roles.sql'",
  )
  const edited = await doctor(beside)
  expect(edited.code).toBe(1)
  expect(edited.out).toContain('edited after being applied: 0001_roles.sql. Restore the original files')
  await asOwner(
    'update schema_migrations m set checksum = k.checksum from kept_migrations k where k.name = m.name',
    'delete from mails',
    "delete from pgboss.job where name = 'dead-letters'",
  )
})

test('connects to the mail server and sends nothing; reports one that does not answer or refuses the login, without the password', async () => {
  const smtp = await fakeSmtpServer()
  const good = await doctor({ ...beside, SMTP_URL: smtp.url })
  expect([good.code, smtp.received]).toEqual([0, []])
  expect(good.out).toContain(`ok   Mail       ${smtp.url} answers`)
  await smtp.close()
  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onAuth: (_auth, _session, callback) => callback(new Error('No')),
  })
  strict.on('error', () => undefined)
  const port = await freePort()
  await new Promise<void>((resolve) => void strict.listen(port, '127.0.0.1', resolve))
  const shut = await doctor({ ...beside, SMTP_URL: `smtp://mailer:hunter2@127.0.0.1:${port}` })
  await new Promise<void>((resolve) => void strict.close(resolve))
  const away = await doctor({ ...beside, SMTP_URL: `smtp://mailer:hunter2@127.0.0.1:${await freePort()}` })
  for (const { code, out, err } of [shut, away]) {
    expect(code).toBe(1)
    expect(out).toMatch(
      /BAD {2}Mail +smtp:\/\/127\.0\.0\.1:\d+ does not accept mail \((?:E[A-Z]+|smtp-\d+)\): check SMTP_URL/,
    )
    expect(out + err).not.toContain('hunter2')
  }
})

test('lists every wrong setting and prints no secret', async () => {
  const { code, out, err } = await doctor({ ...beside, PORT: 'eighty', SECRET_KEY: 'short-secret' })
  expect(code).toBe(1)
  expect(out).toMatch(
    /BAD {2}Settings +These settings are wrong:\n\s+PORT: must be a number\n\s+SECRET_KEY: must have at least 32 characters/,
  )
  expect(out + err).not.toContain('short-secret')
})

test('a database that does not answer is reported without its password', async () => {
  const DATABASE_URL = `postgres://app:hunter2@127.0.0.1:${await freePort()}/mindhire`
  const { code, out, err } = await doctor({ ...beside, DATABASE_URL })
  expect(code).toBe(1)
  expect(out).toMatch(
    /BAD {2}Database +The database does not answer \(connect ECONNREFUSED [^)]*\): check that it runs/,
  )
  expect(out + err).not.toContain('hunter2')
})

test('without a server it checks the same, and the database stops again', async () => {
  await server.terminate()
  expect(databasePids(server.dataDir)).toEqual([])
  const { code, out } = await doctor(beside)
  expect(code).toBe(0)
  expect(out).toMatch(/! {4}Server {5}is not running at /)
  expect(out).toMatch(/ok {3}Audit log {2}\d+ entries, hash chain intact/)
  expect(databasePids(server.dataDir)).toEqual([])
})

test('an unknown option prints the usage', async () => {
  expect(await doctor(beside, '--secrets')).toMatchObject({ code: 1, out: '' })
})
