import { afterAll, beforeAll, expect, test } from 'vitest'
import { anInvite } from '#testing/builders/a-colleague.ts'
import { aCompany, validPassword } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { joinTeamEndpoint } from '../../contract/team.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('neither the address nor a name of the company is a password to join with', async () => {
  const company = await aCompany(app, { identity: { fullName: 'Filatures du Sahel' } })
  const { email, linkToken } = await anInvite(app, company)
  const join = (newPassword: string) =>
    app.call(joinTeamEndpoint, { params: { token: linkToken }, body: { newPassword } })
  for (const own of [email, email.toUpperCase(), 'Atlas Textiles 1', 'Filatures du Sahel 1']) {
    const { status, error } = await join(own)
    expect([own, status, error.code]).toEqual([own, 400, 'COMMON_PASSWORD'])
  }
  expect((await join(validPassword)).status).toBe(200)
})
