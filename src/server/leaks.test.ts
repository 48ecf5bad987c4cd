import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { EndpointShape } from '#contract/endpoint.ts'
import { aCanaryCompany, type CanaryCompany, holdsCanary } from '#testing/builders/a-canary-company.ts'
import { endpoints, fieldsOf, nameOf } from '#testing/every-endpoint.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
let company: CanaryCompany
let queued: string[]
beforeAll(async () => {
  app = await startApp({ settings: { LOG_LEVEL: 'debug' } })
  const { tasks } = app.platform
  const spies = [vi.spyOn(tasks, 'enqueue'), vi.spyOn(tasks, 'publish')]
  company = await aCanaryCompany(app)
  queued = spies.flatMap(({ mock }) => mock.calls.map(([, , payload]) => JSON.stringify(payload)))
})
afterAll(() => app.close())

const secretOf = (token: string) => token.slice(-42)

/** Words and numbers of persons, the password with them, and what opens something. */
function isLeaked(text: string): boolean {
  const { token, candidate, other } = company
  const secrets = [token, candidate.linkToken, other.linkToken].map(secretOf)
  return holdsCanary(company, text) || secrets.some((secret) => text.includes(secret))
}

/** Every field, every part of the path and a header say what nobody else should learn. */
async function refusals({ method, path, body }: EndpointShape, said: string): Promise<string[]> {
  const url = `${path.replace(/:\w+/g, encodeURIComponent(said))}?search=${encodeURIComponent(said)}`
  const fields = Object.fromEntries(fieldsOf(body).map((name) => [name, said]))
  const texts: string[] = []
  for (const authorization of [`Bearer ${said}`, `Bearer ${company.token}`]) {
    const reply = await app.inject({
      method,
      url,
      headers: { authorization, 'user-agent': said, referer: `http://mindhire.test/${said}` },
      ...(body ? { payload: fields } : {}),
    })
    if (reply.status >= 400) texts.push(reply.text)
  }
  return texts
}

test('S34 no refusal repeats what was sent', async () => {
  const { canary, token } = company
  // Calls that take whatever they are sent would end the session.
  const asked = endpoints.filter(({ path }) => !/log-?out|sessions/i.test(path))
  let refused = 0
  for (const endpoint of asked)
    for (const said of [`${canary}@candidate.example`, token]) {
      const texts = await refusals(endpoint, said)
      refused += texts.length
      expect(texts.filter(isLeaked), nameOf(endpoint)).toEqual([])
    }
  expect(refused).toBeGreaterThan(endpoints.length * 2)
  for (const place of ['/api/', '/files/', '/nowhere/']) {
    const { text } = await app.inject({ url: `${place}${canary}?x=${canary}` })
    expect(isLeaked(text), place).toBe(false)
  }
})

test('S34 after all flows no line of the log, no metric and no task names a person or holds a secret', async () => {
  const lines = app.log.lines.map((line) => JSON.stringify(line))
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter(isLeaked)).toEqual([])
  const { text } = await app.inject({ url: '/metrics' })
  expect(text).toContain('mindhire_requests_total')
  expect(isLeaked(text)).toBe(false)
  expect(queued.length).toBeGreaterThan(20)
  expect(queued.filter(isLeaked)).toEqual([])
})
