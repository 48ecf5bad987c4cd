import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNewAccount, aNewCompany, mailedToken } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { logInEndpoint, type NewAccount, signUpEndpoint, verifyEmailEndpoint } from '../contract/account.ts'
import { completeSignUp } from './complete-sign-up.ts'
import { tasks } from './tasks.ts'

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
const day = 24 * 60 * minute
const verification = 'Verify your email for Mindhire'
const notice = 'You already have a Mindhire account'
const subjects = (email: string) => app.mail.to(email).map(({ subject }) => subject)

async function waitingFor(email: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>('select id from sign_ups where email = $1', [email])
  return rows.map(({ id }) => id)
}

async function companiesOf(email: string): Promise<number> {
  const { rows } = await owner.query(
    'select c.id from companies c join users u on u.company_id = c.id where u.email = $1',
    [email],
  )
  return rows.length
}

/** Signs up, and leaves the task for the test to run. */
async function begun(overrides: Partial<NewAccount> = {}) {
  const account = aNewAccount(overrides)
  await app.call(signUpEndpoint, { body: account })
  const [id = ''] = await waitingFor(account.userName)
  return { ...account, id }
}

test('signing up leaves one row and one task, whatever the address', async () => {
  const known = await aNewCompany(app)
  const mailed = subjects(known.email)
  const fresh = aNewAccount()
  const written: unknown[] = []
  for (const userName of [known.email, fresh.userName]) {
    const { status, body } = await app.call(signUpEndpoint, { body: { ...fresh, userName } })
    const tasks = (await app.waitingTasks()).map(({ name }) => name)
    written.push({ status, body, tasks, rows: (await waitingFor(userName)).length })
    expect(await companiesOf(userName)).toBe(userName === known.email ? 1 : 0)
    expect(subjects(userName)).toEqual(userName === known.email ? mailed : [])
    await app.runTasks()
    expect(await waitingFor(userName)).toEqual([])
  }
  expect(written[0]).toEqual(written[1])
  expect(written[0]).toMatchObject({ status: 200, rows: 1, tasks: ['accounts.make-account'] })
})

test('the same address twice at once: the first has the account, the other gets the notice', async () => {
  const account = aNewAccount()
  const other = { ...account, name: 'Somebody Else', password: 'another sentence 9' }
  await app.call(signUpEndpoint, { body: account })
  await app.call(signUpEndpoint, { body: other })
  const ids = await waitingFor(account.userName)
  expect(ids).toHaveLength(2)
  await Promise.all(ids.map((id) => completeSignUp(app.platform, id)))
  await app.runTasks()
  expect(await companiesOf(account.userName)).toBe(1)
  expect(subjects(account.userName).sort()).toEqual([verification, notice])
  const token = mailedLink(account.userName)
  expect((await app.call(verifyEmailEndpoint, { params: { token } })).status).toBe(200)
  const logins = await Promise.all(
    [account, other].map(({ userName, password }) =>
      app.call(logInEndpoint, { body: { userName, password } }),
    ),
  )
  expect(logins.map(({ status }) => status).sort()).toEqual([200, 401])
})

function mailedLink(email: string): string {
  const url = app.mail.to(email).find(({ subject }) => subject === verification)?.action?.url
  return new URL(url ?? '').searchParams.get('token') ?? ''
}

test('completing again, or several times at once, does nothing more', async () => {
  const { id, userName } = await begun()
  await Promise.all([1, 2, 3, 4, 5].map(() => completeSignUp(app.platform, id)))
  await completeSignUp(app.platform, id)
  await app.runTasks()
  expect(await companiesOf(userName)).toBe(1)
  expect(subjects(userName)).toEqual([verification])
})

test('of one address and one name at once each comes to its end at its first try', async () => {
  const account = { userName: aNewAccount().userName, name: 'Namesakes' }
  await begun(account)
  await begun(account)
  const others = await Promise.all([1, 2, 3].map(() => begun({ name: 'Namesakes' })))
  const ids = [...(await waitingFor(account.userName)), ...others.map(({ id }) => id)]
  expect(ids).toHaveLength(5)
  await Promise.all(ids.map((id) => completeSignUp(app.platform, id)))
  expect(await companiesOf(account.userName)).toBe(1)
  await app.runTasks()
})

test('what breaks off in the middle leaves the sign-up for the next time', async () => {
  const { id, userName } = await begun()
  const audit = { record: () => Promise.reject(new Error('the power is gone')) }
  await expect(completeSignUp({ ...app.platform, audit }, id)).rejects.toThrow('the power is gone')
  expect(await waitingFor(userName)).toEqual([id])
  expect(await companiesOf(userName)).toBe(0)
  await app.runTasks()
  expect(await companiesOf(userName)).toBe(1)
  expect(mailedToken(app, userName)).not.toBe('')
})

test('a sign-up whose task was given up is taken up again, and removed after seven days', async () => {
  const sweep = tasks.find(({ name }) => name === 'accounts.sweep')
  expect(sweep?.every).toMatch(/^\d+ \* \* \* \*$/)
  const swept = () => sweep?.run(app.platform, {} as never)
  const stuck = await begun()
  await owner.query('delete from fake_tasks')
  await swept()
  expect(await app.waitingTasks()).toEqual([])
  app.clock.advance(31 * minute)
  await swept()
  await swept()
  expect((await app.waitingTasks()).map(({ payload }) => payload)).toEqual([{ signUpId: stuck.id }])
  await app.runTasks()
  expect(await companiesOf(stuck.userName)).toBe(1)

  const lost = await begun()
  await owner.query('delete from fake_tasks')
  app.clock.advance(7 * day - minute)
  await swept()
  expect(await waitingFor(lost.userName)).toEqual([lost.id])
  app.clock.advance(2 * minute)
  await swept()
  expect(await waitingFor(lost.userName)).toEqual([])
  await app.runTasks()
  expect(await companiesOf(lost.userName)).toBe(0)
})
