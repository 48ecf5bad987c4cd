import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  anOperator,
  anOperatorLink,
  codeOf,
  operatorPassword,
  setupTokenOf,
} from '#testing/builders/an-operator.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { finishSetupEndpoint, logInOperatorEndpoint, readSetupEndpoint } from '../contract/operators.ts'
import { createOperator } from './create-operator.ts'
import { listOperators } from './list-operators.ts'

let app: TestApp
let owner: pg.Client
beforeEach(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await app.close()
})

const dead = {
  code: 'BAD_SETUP',
  message: 'This link has expired. Run `npm run operator -- create EMAIL` again for a new one.',
}
const now = () => app.clock.now()
const read = (token: string) => app.call(readSetupEndpoint, { params: { token } })
const finish = (token: string, code: string, password = operatorPassword) =>
  app.call(finishSetupEndpoint, { params: { token }, body: { password, code } })
const rows = async () => (await owner.query('select * from operators')).rows

async function expectDead(token: string, secret: string) {
  expect((await read(token)).error).toEqual(dead)
  const answer = await finish(token, codeOf(secret, now()))
  expect([answer.status, answer.error]).toEqual([404, dead])
}

test('opening the link shows the same secret each time and changes nothing', async () => {
  const { email, linkToken } = await anOperatorLink(app)
  const before = await rows()
  const answers = [await read(linkToken), await read(linkToken), await read(linkToken)]
  expect(await rows()).toEqual(before)
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body).toEqual(answers[0]?.body)
    expect(body.email).toBe(email)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = Buffer.from(body.qr.split(',')[1] ?? '', 'base64').toString()
    expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s)
    expect(svg).not.toMatch(/<script|style=|href/)
  }
})

test('the secret that was shown is the one that is confirmed, and is shown no more', async () => {
  const { email, linkToken } = await anOperatorLink(app)
  const { secret } = (await read(linkToken)).body
  const code = codeOf(secret, now())
  expect((await finish(linkToken, code)).status).toBe(200)
  await expectDead(linkToken, secret)
  const logIn = (sent: string) =>
    app.call(logInOperatorEndpoint, { body: { email, password: operatorPassword, code: sent } })
  // The code of the setup was used there.
  expect((await logIn(code)).status).toBe(401)
  app.clock.advance(30_000)
  const { status, body } = await logIn(codeOf(secret, now()))
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain(secret)
  expect(JSON.stringify(await rows())).not.toContain(secret)
})

test('what is wrong leaves the link open', async () => {
  const { email, linkToken } = await anOperatorLink(app)
  const { secret } = (await read(linkToken)).body
  const code = codeOf(secret, now())
  const other = code === '123456' ? '654321' : '123456'
  expect((await finish(linkToken, other)).error).toEqual({
    code: 'WRONG_CODE',
    message: 'This code is wrong. Wait for the next one and try again.',
  })
  expect((await finish(linkToken, 'abcdef')).error.fields).toEqual({ code: 'The code has six digits.' })
  expect((await finish(linkToken, code, 'elevenchars')).error.fields).toEqual({
    password: 'An operator’s password has at least 12 characters.',
  })
  for (const easy of ['password1234', email])
    expect((await finish(linkToken, code, easy)).error.code).toBe('COMMON_PASSWORD')
  expect((await finish(linkToken, code)).status).toBe(200)
})

test('a link works for 24 hours', async () => {
  const { linkToken } = await anOperatorLink(app)
  const { secret } = (await read(linkToken)).body
  app.clock.advance(24 * 3_600_000 - 1000)
  expect((await read(linkToken)).status).toBe(200)
  app.clock.advance(1000)
  await expectDead(linkToken, secret)
})

test('one link used in parallel is used once', async () => {
  const { linkToken } = await anOperatorLink(app)
  const { secret } = (await read(linkToken)).body
  const code = codeOf(secret, now())
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => finish(linkToken, code, `${operatorPassword} ${at}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404, 404, 404])
})

test('a new link ends the earlier one and brings another secret', async () => {
  const { email, linkToken } = await anOperatorLink(app)
  const first = (await read(linkToken)).body.secret
  const { url, renewed } = await createOperator(app.platform, email)
  expect(renewed).toBe(true)
  await expectDead(linkToken, first)
  const second = (await read(setupTokenOf(url))).body.secret
  expect(second).not.toBe(first)
  expect((await finish(setupTokenOf(url), codeOf(second, now()))).status).toBe(200)
})

test('forged, foreign and half links open nothing', async () => {
  const operator = await anOperator(app)
  const { email, linkToken } = await anOperatorLink(app)
  const { operatorId } = operator
  const { links } = app.platform
  const half = `${linkToken.slice(0, -1)}${linkToken.endsWith('A') ? 'B' : 'A'}`
  const forged = [
    half,
    links.token('reset-password', operatorId, 1),
    links.token('operator-setup', operatorId, 1),
    links.token('operator-setup', operatorId, 2),
    links.token('operator-setup', crypto.randomUUID(), 1),
    'x'.repeat(64),
    'x',
  ]
  for (const token of forged) {
    expect((await read(token)).error, token).toEqual(dead)
    expect((await finish(token, '123456')).error, token).toEqual(dead)
  }
  const stateOf = async (one: string) =>
    (await listOperators(app.platform)).find((listed) => listed.email === one)?.state
  expect(await stateOf(operator.email)).toBe('ready')
  expect(await stateOf(email)).toBe('invited')
  app.clock.advance(24 * 3_600_000)
  expect(await stateOf(email)).toBe('link-expired')
})

test('the log tells neither links nor secrets nor codes', async () => {
  const { linkToken } = await anOperatorLink(app)
  const { secret } = (await read(linkToken)).body
  await finish(linkToken, codeOf(secret, now()))
  await read(linkToken)
  const lines = JSON.stringify(app.log.lines)
  for (const word of [linkToken, secret, operatorPassword]) expect(lines).not.toContain(word)
})
