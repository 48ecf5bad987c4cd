import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseLanguageEndpoint } from '#features/accounts/contract/account.ts'
import { aCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { getSettingsEndpoint } from '../contract/settings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('a user’s language is kept for all devices, and is nobody else’s', async () => {
  const { token } = await aCompany(app)
  const other = await aCompany(app)
  const languageOf = async (bearer: string) =>
    (await app.call(getSettingsEndpoint, { token: bearer })).body.language
  expect(await languageOf(token)).toBeNull()
  await app.call(chooseLanguageEndpoint, { token, body: { language: 'ar' } })
  expect(await languageOf(token)).toBe('ar')
  expect(await languageOf(other.token)).toBeNull()
})

test('a language that the application does not speak is refused', async () => {
  const { token } = await aCompany(app)
  const refused = await app.call(chooseLanguageEndpoint, { token, body: { language: 'it' as 'fr' } })
  expect(refused.status).toBe(400)
})
