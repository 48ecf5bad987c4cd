import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { canPost } from '#features/billing/server/can-post.ts'
import { spendPosting } from '#features/billing/server/spend-posting.ts'
import { aCompany, aCompanyIdentity, aNewCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { finishOnboardingEndpoint, getSettingsEndpoint } from '../contract/settings.ts'
import { getCompanyProfile } from './get-company-profile.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('§1.2-2 §1.7-6 onboarding opens the application and grants the free offer once', async () => {
  const { token, companyId, email, name } = await aNewCompany(app)
  const before = await app.call(getSettingsEndpoint, { token })
  expect(before.body).toMatchObject({
    userName: email,
    name,
    onBoardingStatus: 'PENDING',
    companyIdentity: null,
  })

  const body = aCompanyIdentity()
  const [first, second] = await Promise.all([
    app.call(finishOnboardingEndpoint, { token, body }),
    app.call(finishOnboardingEndpoint, { token, body }),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body).toEqual({ message: 'Setup completed successfully!', onBoardingStatus: 'COMPLETED' })

  const after = await app.call(getSettingsEndpoint, { token })
  expect(after.body).toMatchObject({
    onBoardingStatus: 'COMPLETED',
    companyIdentity: { ...body, companyDescription: body.companyDescription.trim() },
  })
  await app.platform.db.forCompany(companyId, async (tx) => {
    expect(await getCompanyProfile(tx, companyId)).toMatchObject({
      name,
      size: 50,
      industry: 'Manufacturing',
    })
    expect(await spendPosting(app.platform, tx, companyId)).toEqual({ candidatesPerJob: 10 })
    await expect(spendPosting(app.platform, tx, companyId)).rejects.toThrow(new Refusal('NO_JOBS_LEFT'))
    await expect(canPost(app.platform, tx, companyId)).rejects.toThrow(new Refusal('NO_JOBS_LEFT'))
  })
})

test('the full name of onboarding is the one people read; profiles sent without it leave it', async () => {
  const { token, companyId, name } = await aNewCompany(app)
  const fullName = 'Manufacture générale de Carthage'
  await app.call(finishOnboardingEndpoint, { token, body: aCompanyIdentity({ fullName }) })
  await app.call(finishOnboardingEndpoint, { token, body: aCompanyIdentity() })
  const { body } = await app.call(getSettingsEndpoint, { token })
  expect(body).toMatchObject({ name, fullName })
  await app.platform.db.forCompany(companyId, async (tx) => {
    expect((await getCompany(tx, companyId)).name).toBe(fullName)
    expect(await getCompanyProfile(tx, companyId)).toMatchObject({ name: fullName })
  })
})

test.each([
  ['a full name over 100', { fullName: 'x'.repeat(101) }, 'at most 100 characters'],
  ['a description of 500', { companyDescription: 'x'.repeat(500) }, 'more than 500 characters'],
  ['white space as description', { companyDescription: `x${' '.repeat(600)}` }, 'more than 500 characters'],
  ['a description over 10,000', { companyDescription: 'x'.repeat(10_001) }, 'at most 10,000 characters'],
  ['an unknown industry', { industry: 'Piracy' }, 'choose an industry'],
  ['an unknown size', { companySize: 51 }, 'choose a company size'],
  ['no value', { companyValues: [] }, 'between 1 and 5 values'],
  ['an unknown value', { companyValues: ['Greed'] }, 'between 1 and 5 values'],
  ['the same value twice', { companyValues: ['Integrity', 'Integrity'] }, 'chosen once'],
  [
    'six values',
    { companyValues: ['Innovation', 'Integrity', 'Diversity', 'Community', 'Excellence', 'Transparency'] },
    'between 1 and 5 values',
  ],
  ['a status of its own', { onBoardingStatus: 'COMPLETED' }, 'onBoardingStatus'],
])('§1.5-17 %s is refused and changes nothing', async (_what, change, message) => {
  const { token } = await aNewCompany(app)
  const { status, error } = await app.call(finishOnboardingEndpoint, {
    token,
    body: { ...aCompanyIdentity(), ...change } as never,
  })
  expect(status).toBe(400)
  expect(error.message).toContain(message)
  expect((await app.call(getSettingsEndpoint, { token })).body.onBoardingStatus).toBe('PENDING')
})

test('§1.5-16 501 characters are enough', async () => {
  const { token } = await aNewCompany(app)
  const body = aCompanyIdentity({ companyDescription: 'x'.repeat(501) })
  expect((await app.call(finishOnboardingEndpoint, { token, body })).status).toBe(200)
})

test('signed-out visitors are sent away', async () => {
  expect((await app.call(getSettingsEndpoint, {})).status).toBe(401)
  expect((await app.call(finishOnboardingEndpoint, { body: aCompanyIdentity() })).status).toBe(401)
})

test('companies of one name get addresses of their own, and see nothing of each other', async () => {
  const [one, other] = [
    await aCompany(app, { account: { name: 'Twins' } }),
    await aCompany(app, { account: { name: 'Twins' } }),
  ]
  const slugs = await app.platform.db.forSystem(async (tx) => [
    (await getCompany(tx, one.companyId)).slug,
    (await getCompany(tx, other.companyId)).slug,
  ])
  expect(slugs).toEqual(['twins', 'twins-2'])
  await app.platform.db.forCompany(one.companyId, async (tx) => {
    expect(await getCompanyProfile(tx, other.companyId)).toBeNull()
    await expect(getCompany(tx, other.companyId)).rejects.toThrow('no such company')
  })
})
