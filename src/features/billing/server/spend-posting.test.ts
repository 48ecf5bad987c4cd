import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { availableFeatures } from '../contract/options.ts'
import { listPlansEndpoint } from '../contract/plans.ts'
import { spendPosting } from './spend-posting.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('§2.7-5 §2.9-1 the plans on offer are the ones of the price list', async () => {
  const { status, body } = await app.call(listPlansEndpoint, {})
  expect(status).toBe(200)
  expect(
    body.map(({ name, price, numOfJobs, maxCandidates }) => [name, price, numOfJobs, maxCandidates]),
  ).toEqual([
    ['Starter', 45, 1, 30],
    ['Basic', 99, 3, 50],
    ['Enterprise', 199, 10, 100],
  ])
  expect(body[0]?.features).toEqual([])
  expect(body[2]?.features).toEqual(availableFeatures)
})

test('many at once spend no more than there is', async () => {
  const { companyId } = await aCompany(app)
  const spend = () => app.platform.db.forCompany(companyId, (tx) => spendPosting(app.platform, tx, companyId))
  const ends = await Promise.allSettled(Array.from({ length: 12 }, spend))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a transaction that fails spends nothing', async () => {
  const { companyId } = await aCompany(app)
  const failing = app.platform.db.forCompany(companyId, async (tx) => {
    await spendPosting(app.platform, tx, companyId)
    throw new Error('something else went wrong')
  })
  await expect(failing).rejects.toThrow('something else')
  await app.platform.db.forCompany(companyId, (tx) => spendPosting(app.platform, tx, companyId))
})
