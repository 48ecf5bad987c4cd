import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInEndpoint } from '#features/accounts/contract/account.ts'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { requestOf } from '#testing/request-of.ts'
import { startStallingProxy } from '#testing/stalling-proxy.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

const minutes = 60_000
let fresh: FreshDatabase
let wire: Awaited<ReturnType<typeof startStallingProxy>>
let server: TestServer
beforeAll(async () => {
  fresh = await freshDatabase()
  wire = await startStallingProxy(fresh.owner)
  const { user, database } = fresh.owner
  server = await startServer({ DATABASE_URL: `postgres://${user}@127.0.0.1:${wire.port}/${database}` })
}, 2 * minutes)
afterAll(async () => {
  wire.goOn()
  await server.stop()
  await wire.close()
  await fresh.close()
}, minutes)

async function logIn() {
  const body = { userName: 'nobody@company.example', password: 'a password of nobody' }
  const { url, payload } = requestOf(logInEndpoint, { body })
  const began = performance.now()
  const reply = await fetch(server.url + String(url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
  })
  await reply.arrayBuffer()
  const { status, headers } = reply
  return { status, retryAfter: headers.get('retry-after'), seconds: (performance.now() - began) / 1000 }
}

test('D13 while the database is frozen people are told to come back, within seconds', async () => {
  const usual = (await logIn()).status
  wire.stall()
  const frozen = await Promise.all(Array.from({ length: 20 }, logIn))
  const later = await logIn()
  wire.goOn()
  console.info({ frozen: Math.max(...frozen.map(({ seconds }) => seconds)), later: later.seconds })
  expect(usual).toBe(401)
  for (const { status, retryAfter } of [...frozen, later]) {
    expect(status).toBe(503)
    expect(Number(retryAfter)).toBeGreaterThan(0)
  }
  // Without the pulse it was 500 after twenty.
  expect(Math.max(...frozen.map(({ seconds }) => seconds))).toBeLessThan(5)
  await expect.poll(async () => (await logIn()).status).toBe(401)
})

test('D13 /ready answers within two seconds while some processes of the database are frozen', async () => {
  const owner = new pg.Client(fresh.owner)
  await owner.connect()
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and application_name <> 'mindhire pulse'`,
  )
  const signal = (name: NodeJS.Signals) => {
    for (const { pid } of rows) process.kill(pid, name)
  }
  signal('SIGSTOP')
  const began = performance.now()
  const { status } = await fetch(`${server.url}/ready`).finally(() => signal('SIGCONT'))
  const seconds = (performance.now() - began) / 1000
  await owner.end()
  console.info({ frozen: rows.length, ready: seconds })
  expect(status).toBe(503)
  expect(seconds).toBeLessThan(3)
  await expect.poll(async () => (await fetch(`${server.url}/ready`)).status).toBe(200)
})
