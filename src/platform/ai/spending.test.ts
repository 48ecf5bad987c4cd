import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aiSpendingOf } from '#testing/ai-spending-of.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { reserveSpending, settleSpending } from './spending.ts'

const prices = { input: 3, output: 15 }
const cap = 1_000

let app: TestApp
let company: TestCompany
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  company = await aCompany(app)
})
afterAll(() => app.close())

const reserve = (amount: number) => reserveSpending(app.platform, company.companyId, amount, cap)
const spent = () => aiSpendingOf(app, company.companyId)
async function reserved(amount: number) {
  const taken = await reserve(amount)
  if (!taken) throw new Error('Nothing was left')
  return taken
}

test('§assessment-33 every call is within the cap, the first of a month too', async () => {
  expect(await reserve(cap + 1)).toBeNull()
  expect(await spent()).toBe(0)
  await reserved(cap)
  expect(await reserve(1)).toBeNull()
  expect(await spent()).toBe(cap)
})

test('the unused part is refunded; with unknown usage the reservation is spent', async () => {
  const usage = { inputTokens: 10, outputTokens: 2 }
  expect(await settleSpending(app.platform, await reserved(400), usage, prices)).toBe(60)
  expect(await spent()).toBe(60)
  expect(await settleSpending(app.platform, await reserved(400), null, prices)).toBe(400)
  expect(await spent()).toBe(460)
})

test.each([
  ['more than was reserved', { inputTokens: 1e9, outputTokens: 0 }],
  ['less than nothing', { inputTokens: -500, outputTokens: 0 }],
  ['no number', { inputTokens: Number.NaN, outputTokens: 0 }],
])('usage of %s is not believed', async (_, usage) => {
  expect(await settleSpending(app.platform, await reserved(400), usage, prices)).toBe(400)
  expect(await spent()).toBe(400)
})

test('a refund goes to the month of its reservation', async () => {
  const taken = await reserved(400)
  app.clock.advance(32 * 24 * 3_600_000)
  await reserved(100)
  await settleSpending(app.platform, taken, { inputTokens: 0, outputTokens: 0 }, prices)
  expect(await spent()).toBe(100)
})
