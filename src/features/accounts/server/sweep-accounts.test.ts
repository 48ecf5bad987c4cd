import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNewAccount, aNewCompany, mailedToken } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { signUpEndpoint, verifyEmailEndpoint } from '../contract/account.ts'
import { eraseUnverified } from './sweep-accounts.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp()
  // What is asked of the database's clock as well.
  app.clock.set(new Date())
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const day = 86_400_000

/** Somebody who signed up by both clocks so many days ago, and did not open the mail. */
async function unproven(days: number): Promise<string> {
  const account = aNewAccount()
  await app.call(signUpEndpoint, { body: account })
  await app.runTasks()
  await owner.query(
    `update companies set created_at = now() - make_interval(days => $2)
     from users u where u.company_id = companies.id and u.email = $1`,
    [account.userName, days],
  )
  return account.userName
}

async function companyOf(email: string): Promise<string | undefined> {
  const { rows } = await owner.query<{ company_id: string }>(
    'select company_id from users where email = $1',
    [email],
  )
  return rows[0]?.company_id
}

test('an address that nobody proved in 30 days is free again, and nothing is left of it', async () => {
  const [gone, stays] = [await unproven(31), await unproven(29)]
  const companyId = await companyOf(gone)
  await eraseUnverified(app.platform)
  expect([await companyOf(gone), typeof (await companyOf(stays))]).toEqual([undefined, 'string'])
  for (const [table, column] of [
    ['companies', 'id'],
    ['users', 'company_id'],
    ['mails', 'company_id'],
  ])
    expect((await owner.query(`select 1 from ${table} where ${column} = $1`, [companyId])).rows).toEqual([])
  const { rows } = await owner.query('select actor, action from audit_log where subject_id = $1', [companyId])
  expect(rows).toEqual([{ actor: 'system', action: 'company.erased' }])

  const again = aNewAccount({ userName: gone })
  await app.call(signUpEndpoint, { body: again })
  await app.runTasks()
  const { status } = await app.call(verifyEmailEndpoint, { params: { token: mailedToken(app, gone) } })
  expect(status).toBe(200)
})

test('a verified company stays, however old', async () => {
  const { email } = await aNewCompany(app)
  await owner.query(`update companies set created_at = now() - interval '400 days'`)
  await eraseUnverified(app.platform)
  expect(await companyOf(email)).toBeDefined()
})

test('a clock that jumps removes nobody', async () => {
  const email = await unproven(1)
  await eraseUnverified({ ...app.platform, clock: { now: () => new Date(Date.now() + 365 * day) } })
  expect(await companyOf(email)).toBeDefined()
})

test('a company that verifies its address during the deletion stays', async () => {
  const email = await unproven(31)
  await owner.query('begin')
  await owner.query('update users set verified_at = now() where email = $1', [email])
  const forgetting = eraseUnverified(app.platform)
  await pause(200)
  await owner.query('commit')
  await forgetting
  expect(await companyOf(email)).toBeDefined()
})
