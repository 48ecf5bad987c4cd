import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyAuditChain } from '#platform/audit/audit-log.ts'
import { aCompany, validPassword } from '#testing/builders/a-company.ts'
import {
  anOperator,
  anOperatorLink,
  operatorPassword,
  type TestOperator,
} from '#testing/builders/an-operator.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { logInOperatorEndpoint, logOutOperatorEndpoint } from '../contract/operators.ts'
import { createOperator } from './create-operator.ts'
import { identifyOperator } from './identify-operator.ts'
import { removeOperator } from './remove-operator.ts'

let app: TestApp
let owner: pg.Client
let operator: TestOperator

const wrong = { code: 'WRONG_LOGIN', message: 'Wrong email, password or code.' }
const minute = 60_000

async function begin(settings: Record<string, string> = {}) {
  app = await startApp({ settings })
  owner = new pg.Client(app.owner)
  await owner.connect()
  operator = await anOperator(app)
  // The codes of the moment are used up.
  app.clock.advance(2 * minute)
}
const end = async () => {
  await owner.end()
  await app.close()
}
const now = () => app.clock.now()
const logIn = (
  more: Partial<{ email: string; password: string; code: string }> = {},
  address = '192.0.2.1',
) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress: address,
    payload: { email: operator.email, password: operator.password, code: operator.codeAt(now()), ...more },
  })
const sessions = async () => (await owner.query('select * from operator_sessions')).rows

describe('logging in', () => {
  beforeEach(() => begin())
  afterEach(end)

  test('with password and code begins a session of eight hours', async () => {
    const { email, password, codeAt } = operator
    const { status, body } = await app.call(logInOperatorEndpoint, {
      body: { email: ` ${email.toUpperCase()} `, password, code: codeAt(now()).replace(/^.../, '$& ') },
    })
    expect([status, body.email]).toEqual([200, email])
    const who = () => identifyOperator(app.platform, body.accessToken)
    expect(await who()).toMatchObject({ operatorId: operator.operatorId })
    app.clock.advance(8 * 60 * minute - 1000)
    expect(await who()).not.toBeNull()
    app.clock.advance(1000)
    expect(await who()).toBeNull()
    const kept = JSON.stringify(await sessions())
    expect(kept).not.toContain(body.accessToken)
    expect(await app.runEvery({ name: 'operator.sweep' })).toEqual(['operator.sweep'])
    expect(await sessions()).toEqual([])
  })

  test.each([
    ['an unknown address', { email: 'nobody@mindhire.example' }],
    ['a wrong password', { password: 'Nine quiet herons at dawn' }],
    ['a wrong code', { code: '000000' }],
  ])('%s is answered like any other', async (_what, more) => {
    const { status, error } = await logIn(more)
    expect([status, error]).toEqual([401, wrong])
    expect(await sessions()).toHaveLength(1)
  })

  test('codes of one step before and after are taken, no others', async () => {
    const at = (steps: number) => logIn({ code: operator.codeAt(new Date(now().getTime() + steps * 30_000)) })
    expect((await at(-2)).status).toBe(401)
    expect((await at(2)).status).toBe(401)
    expect((await at(-1)).status).toBe(200)
    expect((await at(0)).status).toBe(200)
    expect((await at(1)).status).toBe(200)
  })

  test('no code works twice, and none that is older than one which did', async () => {
    const [before, code] = [operator.codeAt(new Date(now().getTime() - 30_000)), operator.codeAt(now())]
    expect((await logIn({ code })).status).toBe(200)
    for (const used of [code, before]) {
      const again = await logIn({ code: used })
      expect([again.status, again.error]).toEqual([401, wrong])
    }
    app.clock.advance(30_000)
    expect((await logIn({ code })).status).toBe(401)
    expect((await logIn()).status).toBe(200)
  })

  test('one code used in parallel begins one session', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn()))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
    expect(await sessions()).toHaveLength(2)
  })

  test('a wrong password with the right code uses nothing up', async () => {
    expect((await logIn({ password: 'Nine quiet herons at dawn' })).status).toBe(401)
    expect((await logIn()).status).toBe(200)
  })

  test('before the setup is finished there is no password that fits', async () => {
    const { email } = await anOperatorLink(app)
    for (const password of ['', operatorPassword, 'null'].filter(Boolean))
      expect((await logIn({ email, password })).status).toBe(401)
  })

  test('a user of a company is no operator, and the other way round', async () => {
    const company = await aCompany(app)
    expect((await logIn({ email: company.email, password: validPassword })).error).toEqual(wrong)
    const asUser = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { userName: operator.email, password: operator.password },
    })
    expect(asUser.status).toBe(401)
  })

  test('write access to the database is not enough to give an operator another second factor', async () => {
    const other = await anOperator(app)
    await owner.query(
      'update operators set totp_secret = (select totp_secret from operators where id = $1) where id = $2',
      [other.operatorId, operator.operatorId],
    )
    expect((await logIn({ code: other.codeAt(now()) })).status).toBe(401)
    await owner.query(`update operators set totp_secret = 'x' where id = $1`, [operator.operatorId])
    expect((await logIn()).status).toBe(401)
  })
})

describe('a session ends', () => {
  beforeEach(() => begin())
  afterEach(end)
  const isIn = async () => (await identifyOperator(app.platform, operator.token)) !== null

  test('by logging out', async () => {
    expect((await app.call(logOutOperatorEndpoint, { token: operator.token })).status).toBe(200)
    expect((await app.call(logOutOperatorEndpoint, { token: operator.token })).status).toBe(401)
    expect(await isIn()).toBe(false)
  })

  test('by a new link, with the password and the second factor', async () => {
    expect(await isIn()).toBe(true)
    await createOperator(app.platform, operator.email)
    expect(await isIn()).toBe(false)
    expect((await logIn()).status).toBe(401)
  })

  test('by removing the operator', async () => {
    expect(await removeOperator(app.platform, operator.email)).toBe(true)
    expect(await isIn()).toBe(false)
    expect((await logIn()).status).toBe(401)
    expect(await removeOperator(app.platform, operator.email)).toBe(false)
  })
})

test('the audit log records all that, with ids alone', async () => {
  await begin()
  await logIn()
  await app.call(logOutOperatorEndpoint, { token: operator.token })
  await createOperator(app.platform, operator.email)
  await removeOperator(app.platform, operator.email)
  const { rows } = await owner.query<{ action: string; actor: string; subject_id: string; company_id: null }>(
    'select * from audit_log order by seq',
  )
  const id = operator.operatorId
  expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
    ['operator.created', 'command-line'],
    ['operator.set-up', id],
    ['operator.logged-in', id],
    ['operator.logged-in', id],
    ['operator.logged-out', id],
    ['operator.setup-renewed', 'command-line'],
    ['operator.removed', 'command-line'],
  ])
  for (const row of rows) expect([row.subject_id, row.company_id]).toEqual([id, null])
  expect(await app.platform.db.forSystem(verifyAuditChain)).toEqual({ rows: 7, brokenAt: null })
  await end()
})

describe('guessing', () => {
  beforeEach(() => begin({ RATE_LIMITS: 'on' }))
  afterEach(end)
  const codes = (count: number) => Array.from({ length: count }, (_, at) => String(at).padStart(6, '0'))
  const right = () =>
    new Set([-1, 0, 1].map((step) => operator.codeAt(new Date(now().getTime() + step * 30_000))))

  test('1,000 codes from one address: ten are looked at', async () => {
    const statuses: number[] = []
    for (const code of codes(1000).filter((one) => !right().has(one)))
      statuses.push((await logIn({ code })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429).length).toBe(statuses.length - 10)
  }, 60_000)

  test('codes from ever new addresses by somebody who has the password: the right one comes too late', async () => {
    const tried = codes(12)
      .filter((one) => !right().has(one))
      .slice(0, 10)
    for (const [at, code] of tried.entries())
      expect((await logIn({ code }, `198.51.100.${at}`)).status).toBe(401)
    // Answered as before, so that nobody learns that the password was right.
    const late = await logIn({}, '198.51.100.200')
    expect([late.status, late.error]).toEqual([401, wrong])
    app.clock.advance(16 * minute)
    expect((await logIn({}, '198.51.100.201')).status).toBe(200)
  })

  test('strangers without the password keep nobody out', async () => {
    for (let at = 0; at < 40; at++)
      expect((await logIn({ password: `wrong password ${at}` }, `198.51.100.${at}`)).status).toBe(401)
    expect((await logIn({}, '203.0.113.9')).status).toBe(200)
  })

  test('those who log in rightly are not counted', async () => {
    for (let at = 0; at < 25; at++) {
      expect((await logIn()).status).toBe(200)
      app.clock.advance(30_000)
    }
  })
})
