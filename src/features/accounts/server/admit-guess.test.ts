import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LimitReached } from '#platform/limits/limits.ts'
import { aNewCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { logInEndpoint, resendVerificationEndpoint } from '../contract/account.ts'
import { admitGuess } from './admit-guess.ts'
import { guessesPerAccount } from './rules.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const minute = 60_000
const home = '198.51.100.7'
let lastAddress = 0
const freshAddress = () =>
  `10.${(++lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`

const logInFrom = (address: string, userName: string, password: string) =>
  app.call(logInEndpoint, { body: { userName, password }, headers: { 'x-forwarded-for': address } })

/** Guesses of one account, each from another address, as far as they are let through. */
async function attack(userName: string, guesses: number): Promise<number> {
  let evaluated = 0
  for (let guess = 0; guess < guesses; guess++) {
    try {
      await admitGuess(app.platform, userName, { address: freshAddress() })
      evaluated++
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error
    }
  }
  return evaluated
}

/** A company whose user has logged in from home. */
async function atHome(): Promise<TestCompany> {
  const company = await aNewCompany(app)
  expect((await logInFrom(home, company.email, company.password)).status).toBe(200)
  return company
}

test('an account attacked from everywhere takes 300 tries, then one every three seconds', async () => {
  const { email, password } = await atHome()
  expect(guessesPerAccount).toEqual({ max: 300, minutes: 15 })
  // The one more is the first of the slow ones.
  expect(await attack(email, 400)).toBe(301)
  const refused = await logInFrom(freshAddress(), email, 'not the right one')
  expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3)
  app.clock.advance(3_001)
  expect(await attack(email, 10)).toBe(1)
  // A waiting user logs in from anywhere: the account is never locked.
  app.clock.advance(3_001)
  expect((await logInFrom(freshAddress(), email, password)).status).toBe(200)
})

test('where its user has logged in before nobody waits', async () => {
  const { email, password } = await atHome()
  await attack(email, 302)
  expect((await logInFrom(freshAddress(), email, password)).status).toBe(429)
  expect((await logInFrom(home, email, password)).status).toBe(200)
  expect((await logInFrom(home, email, 'not the right one')).status).toBe(401)
})

test('logging in where nothing is counted gives the attacker nothing back', async () => {
  const { email, password } = await atHome()
  await attack(email, 302)
  for (let login = 0; login < 5; login++) expect((await logInFrom(home, email, password)).status).toBe(200)
  expect(await attack(email, 10)).toBe(0)
})

test('an address without an account is counted alike', async () => {
  const nobody = 'no@body.example'
  expect(await attack(nobody, 320)).toBe(301)
  expect((await logInFrom(freshAddress(), nobody, 'not the right one')).status).toBe(429)
  expect((await logInFrom(home, nobody, 'not the right one')).status).toBe(429)
})

test('asking for the verification mail again is a try like any other', async () => {
  const { email, password } = await atHome()
  await attack(email, 302)
  const { status } = await app.call(resendVerificationEndpoint, {
    body: { userName: email, password },
    headers: { 'x-forwarded-for': freshAddress() },
  })
  expect(status).toBe(429)
})

test('tries that were right do not count, and the count ends after 15 minutes', async () => {
  const { email, password } = await atHome()
  await attack(email, 299)
  for (let login = 0; login < 5; login++)
    expect((await logInFrom(freshAddress(), email, password)).status).toBe(200)
  expect(await attack(email, 5)).toBe(2)
  app.clock.advance(15 * minute + 1)
  expect(await attack(email, 5)).toBe(5)
})

async function placesOf(...users: TestCompany[]) {
  const { rows } = await owner.query<{ user: string; hash: string }>(
    'select user_id as user, address_hash as hash from known_addresses where user_id = any($1)',
    [users.map(({ userId }) => userId)],
  )
  return rows
}

test('places are kept as hashes that differ from user to user', async () => {
  const [first, second] = [await atHome(), await atHome()]
  const rows = await placesOf(first, second)
  // Where they verified their address, and home.
  expect(rows).toHaveLength(4)
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(4)
  expect(JSON.stringify(rows)).not.toContain(home)
})
