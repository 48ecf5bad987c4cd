import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { makeLogins } from '#platform/database/make-logins.ts'
import { withClient } from '#platform/database/with-client.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { silentLog } from '#testing/test-cluster.ts'

// Whole servers are started, one after the other.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

let top: string
let cluster: EmbeddedPostgres
let server: TestServer | undefined

/** A server of somebody's own, with passwords, on which compose.yaml's script has run. */
beforeAll(async () => {
  top = mkdtempSync('/tmp/mindhire-roles-')
  chmodSync(top, 0o755)
  const rules = join(top, 'hba.conf')
  writeFileSync(rules, 'local all app trust\nlocal all all scram-sha-256\n', { mode: 0o644 })
  const settings = { fsync: 'off', hba_file: rules }
  cluster = await startEmbeddedPostgres({ dataDir: join(top, 'cluster'), log: silentLog, settings })
  for (const statement of statementsOfCompose()) await asSuperuser(statement)
})

afterEach(() => server?.stop())

afterAll(async () => {
  await cluster?.stop()
  rmSync(top, { recursive: true, force: true })
})

/** As psql would run them. */
function statementsOfCompose(): string[] {
  const script = join(import.meta.dirname, '../../scripts/make-database.sql')
  return readFileSync(script, 'utf8')
    .replace(/^(--|\\getenv).*$/gm, '')
    .replaceAll(":'password'", "'pass'")
    .split(';')
    .filter((statement) => statement.trim() !== '')
}

function asSuperuser(statement: string): Promise<pg.QueryResult> {
  return withClient(cluster.owner, (client) => client.query(statement))
}

/** Starts one whose requests have reached the database; returns what it wrote to its log. */
async function startOn(role: string): Promise<string> {
  const DATABASE_URL = `postgresql://${role}:pass@/${role}?host=${cluster.owner.host ?? ''}`
  server = await startServer({ DATABASE_URL })
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  expect((await fetch(`${server.url}/sitemap.xml`)).status).toBe(200)
  return readFileSync(join(server.dataDir, 'server.log'), 'utf8')
}

const notMade = 'roles of its own for requests could not be made'

test('the role that compose.yaml makes is no superuser, and requests sign in as two that become nobody else (D22)', async () => {
  const log = await startOn('mindhire')
  expect(log).not.toContain('"level":40')
  const { rows: open } =
    await asSuperuser(`select distinct usename as name, usesuper as super from pg_stat_activity
    join pg_user using (usename) where datname = 'mindhire' order by 1`)
  expect(open).toEqual([
    { name: 'mindhire', super: false },
    { name: 'mindhire_company_login_mindhire', super: false },
    { name: 'mindhire_system_login_mindhire', super: false },
  ])
  const { rows: may } = await asSuperuser(`select login, role from unnest(array['company', 'system']) login,
    unnest(array['app', 'mindhire', 'mindhire_tenant', 'mindhire_person', 'mindhire_candidate', 'mindhire_system']) role
    where pg_has_role('mindhire_' || login || '_login_mindhire', role, 'SET')`)
  expect(may).toEqual([
    { login: 'company', role: 'mindhire_tenant' },
    { login: 'company', role: 'mindhire_person' },
    { login: 'company', role: 'mindhire_candidate' },
    { login: 'system', role: 'mindhire_system' },
  ])
})

test('a password that no longer fits is set again', async () => {
  await asSuperuser("alter role mindhire_company_login_mindhire password 'of an earlier owner'")
  expect(await startOn('mindhire')).not.toContain(notMade)
})

test('where the owner may not make roles requests run as the owner, and the log says so', async () => {
  await asSuperuser("create role granted login password 'pass'")
  await asSuperuser('grant mindhire_tenant, mindhire_system, mindhire_person, mindhire_candidate to granted')
  await asSuperuser('create database granted owner granted')
  expect(await startOn('granted')).toContain(notMade)
})

test('processes that start together all find the roles made', async () => {
  for (const role of ['tenant', 'person', 'candidate', 'system'])
    await asSuperuser(
      `do $$ begin create role mindhire_${role}; exception when duplicate_object then null; end $$`,
    )
  const names = { company: 'mindhire_company_login', system: 'mindhire_system_login' }
  for (let round = 0; round < 40; round++) {
    await asSuperuser(`drop role if exists ${names.company}, ${names.system}`)
    const made = await Promise.all(Array.from({ length: 6 }, () => withClient(cluster.owner, makeLogins)))
    for (const logins of made) {
      expect(logins).toEqual({ company: { user: names.company }, system: { user: names.system } })
    }
  }
})
