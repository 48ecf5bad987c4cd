import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let guarded: TestApp
const token = 'a-token-of-metrics'
beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMITS: 'on' } })
  guarded = await startApp({ settings: { METRICS_TOKEN: token } })
})
afterAll(async () => {
  await app.close()
  await guarded.close()
})

const metrics = (headers = {}, from = app) => from.inject({ method: 'GET', url: '/metrics', headers })
const login = () =>
  app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { userName: 'nobody@company.example', password: 'wrong-Password-1' },
  })

it('D11 a refused login is logged without the person, and counted', async () => {
  const { status } = await login()
  expect(app.log.lines).toContainEqual({
    level: 'info',
    fields: { method: 'POST', route: '/api/auth/login', status, code: expect.any(String) },
    message: 'request refused',
  })
  expect(JSON.stringify(app.log.lines)).not.toContain('nobody@')
  const { text } = await metrics()
  expect(text).toContain(
    `mindhire_requests_total{method="POST",route="/api/auth/login",status="${status}"} 1`,
  )
})

it('D19 /metrics tells the queue, mails, memory and the event loop', async () => {
  const { status, text } = await metrics()
  expect(status).toBe(200)
  for (const name of ['mindhire_oldest_task_seconds', 'process_heap_bytes'])
    expect(text).toMatch(`\n${name} `)
  expect(text).toContain('nodejs_eventloop_lag_seconds{quantile="0.99"}')
  expect(text).toContain('mindhire_tasks{state="waiting"}')
  for (const name of ['mindhire_mails', 'mindhire_assessments'])
    expect(text).toContain(`\n# TYPE ${name} gauge\n`)
})

it('D19 /metrics answers this machine, or whoever has the token', async () => {
  expect((await metrics({ 'x-forwarded-for': '192.0.2.7' })).status).toBe(404)
  expect((await metrics({ host: 'rebound.example' })).status).toBe(404)
  expect((await metrics({}, guarded)).status).toBe(404)
  expect((await metrics({ authorization: 'Bearer another-token-xx' }, guarded)).status).toBe(404)
  expect((await metrics({ authorization: `Bearer ${token}`, host: 'a.example' }, guarded)).status).toBe(200)
})

it.each(['rebound.example', 'rebound.example:3000'])(
  'D17 /outbox is not answered to the host %j',
  async (host) => {
    const { status } = await app.inject({ method: 'GET', url: '/outbox', headers: { host } })
    expect(status).toBe(404)
  },
)

it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('D17 /outbox is answered to %s', async (host) => {
  expect((await app.inject({ method: 'GET', url: '/outbox', headers: { host } })).status).toBe(200)
})

const report = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { 'content-type': 'application/csp-report' },
    payload,
  })
const violation = JSON.stringify({
  'csp-report': {
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'https://elsewhere.example/?token=secret',
    'document-uri': 'http://mindhire.test/Interview/secret',
  },
})

it('D19 a report of the content policy is logged without addresses, bounded, and limited', async () => {
  expect((await report(violation)).status).toBe(204)
  expect(app.log.lines).toContainEqual({
    level: 'warn',
    fields: { directive: 'script-src', blocked: 'address' },
    message: 'the content policy was violated',
  })
  expect(JSON.stringify(app.log.lines)).not.toContain('secret')
  expect((await report(JSON.stringify({ long: 'x'.repeat(9_000) }))).status).toBe(413)
  const statuses = []
  for (let sent = 0; sent < 20; sent++) statuses.push((await report(violation)).status)
  expect(statuses.at(-1)).toBe(429)
})

it('the policy names where it is reported to', async () => {
  const { headers } = await app.inject({ method: 'GET', url: '/health' })
  expect(headers['content-security-policy']).toContain('report-uri /csp-reports')
})
