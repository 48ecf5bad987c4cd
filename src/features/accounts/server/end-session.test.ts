import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionId } from '#contract/ids.ts'
import { aNewCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logInEndpoint,
} from '../contract/account.ts'
import { identify } from './identify-employer.ts'
import { deleteUser } from './store.ts'
import { sweepAccounts } from './sweep-accounts.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const minute = 60_000
const hour = 60 * minute
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

async function logInFrom(company: TestCompany, userAgent: string): Promise<string> {
  const body = { userName: company.email, password: company.password }
  const reply = await app.call(logInEndpoint, { body, headers: { 'user-agent': userAgent } })
  expect(reply.status).toBe(200)
  return reply.body.accessToken
}

const sessionsOf = async (token: string) => (await app.call(listSessionsEndpoint, { token })).body
const statusOf = async (token: string) => (await app.call(listSessionsEndpoint, { token })).status

async function lastSeen(token: string): Promise<string | undefined> {
  return (await sessionsOf(token)).find(({ current }) => current)?.lastSeenAt
}

test('sessions are listed with their device, last seen first, and which one asks', async () => {
  const company = await aNewCompany(app)
  app.clock.advance(minute)
  const token = await logInFrom(company, firefox)
  const list = await sessionsOf(token)
  expect(list.map(({ device, current }) => ({ device, current }))).toEqual([
    { device: 'Firefox on Windows', current: true },
    { device: '', current: false },
  ])
  expect(list[0]?.startedAt).toBe(app.clock.now().toISOString())
  expect(list[0]?.lastSeenAt).toBe(app.clock.now().toISOString())
  expect(JSON.stringify(list)).not.toContain(token)
  const { rows } = await owner.query<{ hash: string }>('select token_hash as hash from sessions')
  for (const { hash } of rows) expect(JSON.stringify(list)).not.toContain(hash)
})

test('lastSeenAt is written again after five minutes, and a database that takes no writes lets it in', async () => {
  const { token } = await aNewCompany(app)
  const began = await lastSeen(token)
  app.clock.advance(5 * minute)
  expect(await lastSeen(token)).toBe(began)
  app.clock.advance(1)
  expect(await lastSeen(token)).toBe(app.clock.now().toISOString())
  app.clock.advance(6 * minute)
  const before = app.log.lines.length
  const db = { ...app.platform.db, forCompany: () => Promise.reject(new Error('read-only')) }
  expect(await identify({ ...app.platform, db }, token)).not.toBeNull()
  expect(app.log.lines).toHaveLength(before + 1)
})

test('a session that is ended elsewhere ends at once', async () => {
  const company = await aNewCompany(app)
  const other = await logInFrom(company, firefox)
  const sessionId = (await sessionsOf(other)).find(({ current }) => current)?.id as SessionId
  expect((await app.call(endSessionEndpoint, { token: company.token, params: { sessionId } })).status).toBe(
    200,
  )
  expect(await statusOf(other)).toBe(401)
  expect(await statusOf(company.token)).toBe(200)
  const again = await app.call(endSessionEndpoint, { token: company.token, params: { sessionId } })
  expect([again.status, again.error.code]).toEqual([404, 'NOT_FOUND'])
})

test('nobody ends the session of somebody else', async () => {
  const [ours, theirs] = [await aNewCompany(app), await aNewCompany(app)]
  const sessionId = (await sessionsOf(theirs.token))[0]?.id as SessionId
  expect((await app.call(endSessionEndpoint, { token: ours.token, params: { sessionId } })).status).toBe(404)
  await app.call(endOtherSessionsEndpoint, { token: ours.token })
  expect(await statusOf(theirs.token)).toBe(200)
})

test('all other sessions are ended, this one stays', async () => {
  const company = await aNewCompany(app)
  const others = [await logInFrom(company, firefox), await logInFrom(company, '')]
  expect(await sessionsOf(company.token)).toHaveLength(3)
  expect((await app.call(endOtherSessionsEndpoint, { token: company.token })).status).toBe(200)
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
  expect((await sessionsOf(company.token)).map(({ current }) => current)).toEqual([true])
})

test('the sessions of a removed user end at once', async () => {
  const { token, companyId, userId } = await aNewCompany(app)
  await app.platform.db.forCompany(companyId, (tx) => deleteUser(tx, { id: userId, companyId }))
  expect(await statusOf(token)).toBe(401)
})

test('expired rows are deleted: sessions after their end, places after ninety days', async () => {
  const { userId } = await aNewCompany(app)
  const count = async (table: string) => {
    const { rows } = await owner.query(`select 1 from ${table} where user_id = $1`, [userId])
    return rows.length
  }
  app.clock.advance(12 * hour - minute)
  await sweepAccounts(app.platform)
  expect([await count('sessions'), await count('known_addresses')]).toEqual([1, 1])
  app.clock.advance(minute)
  await sweepAccounts(app.platform)
  expect([await count('sessions'), await count('known_addresses')]).toEqual([0, 1])
  app.clock.advance(90 * 24 * hour)
  await sweepAccounts(app.platform)
  expect(await count('known_addresses')).toBe(0)
})
