import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { listSessionsEndpoint } from '#features/accounts/contract/account.ts'
import { openDemoEndpoint } from '#features/demo/contract.ts'
import { type EveryEndpoint, everyEndpoint, namedEndpoints } from '#testing/every-endpoint.ts'

// The company with something of everything in it is made a demo: visitors come by the public call.

const guarded = namedEndpoints.filter(([, { access }]) => access.who === 'employer')
const writing = guarded.filter(([name, { method }]) => method !== 'GET' && name !== 'POST /api/auth/logout')

let every: EveryEndpoint
let token: string
beforeAll(async () => {
  every = await everyEndpoint({ DEMO: 'on' })
  const { app, owner, ours } = every
  await owner.query(`update companies set demo = 'open' where id = $1`, [ours.companyId])
  token = (await app.succeed(openDemoEndpoint, {})).session?.accessToken ?? ''
})
afterAll(() => every.close())

describe('a visitor of the demo company changes nothing', () => {
  it.each(writing)('%s', async (name, endpoint) => {
    const before = await every.everything()
    const payload = every.goodBodies[name]
    const answer = await every.send(endpoint, { token, ...(payload ? { payload } : {}) })
    expect([answer.status, answer.error]).toEqual([
      403,
      {
        code: 'DEMO_READ_ONLY',
        message:
          'This is a demo company: you can look at everything and change nothing. Sign up to try it yourself.',
      },
    ])
    expect(await every.everything()).toEqual(before)
  })
})

/** Who opened a CV or a report is recorded. */
async function withoutLog() {
  const { audit_log: _log, audit_head: _head, ...rest } = await every.everything()
  return rest
}

describe('a visitor of the demo company reads, and changes nothing by that', () => {
  const reading = guarded.filter(
    ([, { method, access }]) =>
      method === 'GET' && access.who === 'employer' && access.roles.includes('VIEWER'),
  )
  it.each(reading)('%s', async (_name, endpoint) => {
    const before = await withoutLog()
    const { status } = await every.send(endpoint, { token })
    expect([401, 403]).not.toContain(status)
    expect(await withoutLog()).toEqual(before)
  })
})

test('visitors share a user, and read of no session but their own', async () => {
  await every.app.succeed(openDemoEndpoint, {})
  const sessions = await every.app.succeed(listSessionsEndpoint, { token })
  expect(sessions.map(({ current }) => current)).toEqual([true])
})

test('a session in the demo ends after an hour', async () => {
  every.app.clock.advance(3_600_001)
  const { status } = await every.app.call(listSessionsEndpoint, { token })
  expect(status).toBe(401)
})
