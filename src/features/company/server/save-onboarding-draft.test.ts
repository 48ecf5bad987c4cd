import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInEndpoint } from '#features/accounts/contract/account.ts'
import { aCompanyIdentity, aNewCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import {
  finishOnboardingEndpoint,
  getOnboardingDraftEndpoint,
  type OnboardingDraft,
  saveOnboardingDraftEndpoint,
} from '../contract/settings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const aDraft = (changes: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  step: 1,
  fullName: 'Atlas',
  companyDescription: ' We weave\n linen, half of a sent',
  industry: null,
  companySize: null,
  companyValues: [],
  ...changes,
})
const nothing = { draft: null, savedAt: null, version: 0 }

test('what was typed is there on another device, letter for letter, and the last save counts', async () => {
  const { token, email, password } = await aNewCompany(app)
  expect((await app.call(getOnboardingDraftEndpoint, { token })).body).toEqual(nothing)
  await app.call(saveOnboardingDraftEndpoint, { token, body: aDraft({ companyDescription: 'We' }) })
  const last = aDraft({ step: 3, industry: 'Energy', companySize: 1001, companyValues: ['Integrity'] })
  const saved = await app.call(saveOnboardingDraftEndpoint, { token, body: last })
  expect(saved.status).toBe(200)

  const elsewhere = await app.call(logInEndpoint, { body: { userName: email, password } })
  const { body } = await app.call(getOnboardingDraftEndpoint, { token: elsewhere.body.accessToken })
  expect(body).toEqual({ draft: last, savedAt: saved.body.savedAt, version: 2 })
  expect(body.savedAt).not.toBeNull()
})

test('a save says whether another window had saved since the version it knew', async () => {
  const { token } = await aNewCompany(app)
  const replaced = async (version: number) =>
    (await app.call(saveOnboardingDraftEndpoint, { token, body: { ...aDraft(), version } })).body.replaced
  expect([await replaced(0), await replaced(1), await replaced(1)]).toEqual([false, false, true])
})

test.each([
  ['letters', 'é'],
  ['control characters', '\u0001'],
  ['quotes', '"'],
])('10,000 %s fit', async (_what, letter) => {
  const { token } = await aNewCompany(app)
  const body = aDraft({ companyDescription: letter.repeat(10_000) })
  expect((await app.call(saveOnboardingDraftEndpoint, { token, body })).status).toBe(200)
  expect((await app.call(getOnboardingDraftEndpoint, { token })).body.draft).toEqual(body)
})

test.each([
  ['a step there is not', { step: 4 }],
  ['too long a description', { companyDescription: 'x'.repeat(10_001) }],
  ['an unknown industry', { industry: 'Piracy' }],
  ['six values', { companyValues: Array.from({ length: 6 }, () => 'Integrity') }],
  ['another field', { onBoardingStatus: 'COMPLETED' }],
])('%s is refused', async (_what, change) => {
  const { token } = await aNewCompany(app)
  const { status } = await app.call(saveOnboardingDraftEndpoint, {
    token,
    body: { ...aDraft(), ...change } as never,
  })
  expect(status).toBe(400)
  expect((await app.call(getOnboardingDraftEndpoint, { token })).body).toEqual(nothing)
})

test('finishing removes the draft, and a save that comes later leaves none behind', async () => {
  const { token } = await aNewCompany(app)
  const save = () => app.call(saveOnboardingDraftEndpoint, { token, body: aDraft() })
  await save()
  const finish = app.call(finishOnboardingEndpoint, { token, body: aCompanyIdentity() })
  const saves = await Promise.all([...Array.from({ length: 6 }, save), finish])
  expect(saves.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200))
  expect((await app.call(getOnboardingDraftEndpoint, { token })).body).toEqual(nothing)

  const late = await save()
  expect([late.status, late.body]).toEqual([200, { savedAt: null, version: 0, replaced: false }])
  expect((await app.call(getOnboardingDraftEndpoint, { token })).body).toEqual(nothing)
})

test('a draft is the company’s own', async () => {
  const [one, other] = [await aNewCompany(app), await aNewCompany(app)]
  await app.call(saveOnboardingDraftEndpoint, { token: one.token, body: aDraft() })
  expect((await app.call(getOnboardingDraftEndpoint, { token: other.token })).body).toEqual(nothing)
  await app.call(finishOnboardingEndpoint, { token: other.token, body: aCompanyIdentity() })
  expect((await app.call(getOnboardingDraftEndpoint, { token: one.token })).body.draft).toEqual(aDraft())
  expect((await app.call(getOnboardingDraftEndpoint, {})).status).toBe(401)
  expect((await app.call(saveOnboardingDraftEndpoint, { body: aDraft() })).status).toBe(401)
})
