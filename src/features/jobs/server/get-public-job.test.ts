import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSettings, updateSettings } from '#features/company/contract.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getPublicJob } from './get-public-job.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('candidates read the new name of a company that has changed it', async () => {
  const company = await aCompany(app, { account: { name: 'Atlas Textiles' } })
  const job = await aJob(app, company)
  const nameSeen = async () =>
    (await app.platform.db.forSystem((tx) => getPublicJob(tx, job.id)))?.companyName
  expect(await nameSeen()).toBe('Atlas Textiles')
  const { phone, address, city } = (await app.call(getSettings, { token: company.token })).body
  const body = { name: 'Atlas Linen', phone, address, city }
  await app.call(updateSettings, { token: company.token, body })
  expect(await nameSeen()).toBe('Atlas Linen')
})
