import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listSessionsEndpoint, logOutEndpoint } from '#features/accounts/contract/account.ts'
import { rememberSessions } from '#features/accounts/server/remember-sessions.ts'
import { connectDatabase, type OpenDatabase } from '#platform/database/connect-database.ts'
import type { Heard } from '#platform/database/follow-notices.ts'
import { openApp } from '#server/app.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, aNewCompany } from '#testing/builders/a-company.ts'
import { requestCost } from '#testing/request-cost.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { silentLog } from '#testing/test-cluster.ts'

let app: TestApp
let owner: pg.Client
let otherDb: OpenDatabase
let otherApp: FastifyInstance

beforeAll(async () => {
  app = await startApp({ settings: { SESSION_CACHE_SECONDS: '300' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  otherDb = connectDatabase(app.owner, silentLog)
  const platform = { ...app.platform, db: otherDb }
  otherApp = await openApp({ platform, ping: () => otherDb.ping() })
  await otherApp.ready()
  const { token } = await aCompany(app)
  for (const ask of [here, there]) await isKept(() => ask(token))
})
afterAll(async () => {
  await otherApp.close()
  await otherDb.close()
  await owner.end()
  await app.close()
})

const here = async (token: string) => (await app.call(listSessionsEndpoint, { token })).status
const there = async (token: string) =>
  (
    await otherApp.inject({
      method: 'GET',
      url: listSessionsEndpoint.path,
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode

/** A request whose bearer is kept is one transaction of one statement. */
const isKept = (ask: () => Promise<number>) =>
  vi.waitFor(async () => expect((await requestCost(app, ask)).roundTrips).toBe(3))

test('a second request asks nothing about its bearer', async () => {
  const { token } = await aCompany(app)
  expect((await requestCost(app, () => here(token))).roundTrips).toBeGreaterThan(3)
  // The news of the company's own setup may arrive after it.
  await isKept(() => here(token))
})

test('what ends a session in one process ends it in another', async () => {
  const company = await aCompany(app)
  const { token } = await aColleague(app, company, 'ADMIN')
  expect([await here(token), await there(token)]).toEqual([200, 200])
  expect((await app.call(logOutEndpoint, { token })).status).toBe(200)
  expect(await here(token)).toBe(401)
  await vi.waitFor(async () => expect(await there(token)).toBe(401), 1_000)
  expect([await here(company.token), await there(company.token)]).toEqual([200, 200])
})

test('a ban and a new role are announced as well', async () => {
  const company = await aCompany(app)
  const colleague = await aColleague(app, company, 'VIEWER')
  await here(colleague.token)
  await app.platform.db.forSystem((tx) =>
    tx.execute(`update users set role = 'ADMIN' where id = '${colleague.userId}'`),
  )
  expect((await requestCost(app, () => here(colleague.token))).roundTrips).toBeGreaterThan(3)
  await app.platform.db.forSystem((tx) =>
    tx.execute(`update companies set banned_at = now(), ban_reason = 'x' where id = '${company.companyId}'`),
  )
  expect([await here(company.token), await here(colleague.token)]).toEqual([401, 401])
})

test('the end of a session counts though nothing announces it', async () => {
  const { token } = await aNewCompany(app)
  expect(await here(token)).toBe(200)
  app.clock.advance(12 * 3_600_000)
  expect(await here(token)).toBe(401)
})

test('while announcements may be missed nothing is kept, and what was kept is forgotten', async () => {
  const { token } = await aCompany(app)
  let live = true
  let heard: Heard = () => undefined
  const follow = (given: Heard) => {
    heard = given
    return { isLive: () => live }
  }
  const { platform } = app
  const identify = rememberSessions({ ...platform, db: { ...platform.db, follow } })
  const roundTrips = async () => (await requestCost(app, () => identify(platform, token))).roundTrips
  expect([await roundTrips(), await roundTrips()]).toEqual([3, 0])
  live = false
  heard(null)
  expect([await roundTrips(), await roundTrips()]).toEqual([3, 3])
  live = true
  expect([await roundTrips(), await roundTrips()]).toEqual([3, 0])
})
