import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeOf, operatorPassword, setupTokenOf } from '#testing/builders/an-operator.ts'
import { runScript } from '#testing/run-script.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'

// Whole processes are started.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const operator = (settings: Record<string, string>, ...args: string[]) =>
  runScript('scripts/operator.ts', args, settings)

const linkIn = (text: string) => /^ {2}(http\S+)$/m.exec(text)?.[1] ?? ''

let server: TestServer
let beside: Record<string, string>
beforeAll(async () => {
  server = await startServer()
  beside = { DATA_DIR: server.dataDir, PUBLIC_URL: server.url }
})
afterAll(() => server.stop())

const call = async (method: string, path: string, body?: object) => {
  const reply = await fetch(`${server.url}${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, string> }
}

test('adds, lists and removes operators beside a running server', async () => {
  const email = 'operator@mindhire.example'
  expect((await operator(beside, 'list')).out).toContain('There are no operators yet.')

  const made = await operator(beside, 'create', ' Operator@Mindhire.Example ')
  expect(made).toMatchObject({ code: 0, err: '' })
  const link = linkIn(made.out)
  expect(link).toMatch(new RegExp(`^${server.url}/Admin/setup\\?token=[\\w-]{64}$`))
  const path = `/api/admin/setup/${setupTokenOf(link)}`
  const { secret = '' } = (await call('GET', path)).body
  const now = Date.now()
  const set = { password: operatorPassword, code: codeOf(secret, new Date(now)) }
  expect((await call('PUT', path, set)).status).toBe(200)
  const logIn = { email, password: operatorPassword, code: codeOf(secret, new Date(now + 30_000)) }
  expect((await call('POST', '/api/admin/login', logIn)).status).toBe(200)
  expect((await operator(beside, 'list')).out).toMatch(/^operator@mindhire\.example {2}active since /)

  const again = await operator(beside, 'create', email)
  expect(again.out).toContain(
    `${email} has a new setup link. Their old password, authenticator app and sessions no longer work.`,
  )
  expect(linkIn(again.out)).not.toBe(link)
  expect((await operator(beside, 'list')).out).toContain('invited, link valid until ')

  expect(await operator(beside, 'remove', email)).toMatchObject({
    code: 0,
    out: `${email} is no longer an operator. Their sessions have ended.\n`,
  })
  expect(await operator(beside, 'remove', email)).toMatchObject({
    code: 1,
    out: '',
    err: `${email} is not an operator.\n`,
  })
  expect((await call('GET', `/api/admin/setup/${setupTokenOf(linkIn(again.out))}`)).status).toBe(404)
  expect((await fetch(`${server.url}/ready`)).status, 'the server keeps running').toBe(200)
})

test('works without a server, on the same data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mindhire-operator-'))
  chmodSync(dataDir, 0o755)
  const alone = { DATA_DIR: dataDir }
  try {
    const made = await operator(alone, 'create', 'first@mindhire.example')
    expect(made).toMatchObject({ code: 0, err: '' })
    expect(linkIn(made.out)).toMatch(/^http:\/\/localhost:3000\/Admin\/setup\?token=/)
    expect((await operator(alone, 'list')).out).toMatch(
      /^first@mindhire\.example {2}invited, link valid until /,
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
})

test.each([
  [[], 'npm run operator -- create EMAIL'],
  [['create'], 'npm run operator -- create EMAIL'],
  [['list', 'x@example.org'], 'npm run operator -- create EMAIL'],
  [['constructor', 'x@example.org'], 'npm run operator -- create EMAIL'],
  [['create', 'x@example.org', 'y@example.org'], 'npm run operator -- create EMAIL'],
  [['create', 'nobody'], '“nobody” is not an email address.'],
])('%j prints the usage', async (args, words) => {
  const { code, out, err } = await operator({}, ...args)
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(words)
})

test('reports wrong settings and a database that does not answer', async () => {
  const wrong = await operator({ NODE_ENV: 'production' }, 'list')
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('SECRET_KEY: set it')])
  const away = await operator({ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/none' }, 'list')
  expect([away.code, away.err]).toEqual([1, expect.stringContaining('The database does not answer')])
})
