import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCompany } from '#features/accounts/server/get-company.ts'
import { aCompany, aNewCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { type CompanyContact, getSettingsEndpoint, updateSettingsEndpoint } from '../contract/settings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const aContact = (changes: Partial<CompanyContact> = {}): CompanyContact => ({
  name: 'Atlas Linen',
  fullName: 'Société Atlas Linen & Fils SARL',
  phone: '98765432',
  address: '1 avenue de Paris',
  city: 'Sousse',
  ...changes,
})

async function ask(sql: string, values: unknown[]) {
  const client = new pg.Client(app.owner)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql, values)
  await client.end()
  return rows
}

test('§2.2.4-7 what is changed is kept and recorded; the address of the company stays, so that shared links keep working', async () => {
  const company = await aCompany(app)
  const { token, companyId, userId } = company
  const { slug } = (await app.call(getSettingsEndpoint, { token })).body

  const { status, body } = await app.call(updateSettingsEndpoint, {
    token,
    body: aContact({ name: '  Atlas   Linen ' }),
  })
  expect([status, body]).toEqual([200, { message: 'Your changes are saved.' }])

  expect((await app.call(getSettingsEndpoint, { token })).body).toMatchObject({ ...aContact(), slug })
  const actions = await ask('select actor, subject_id from audit_log where company_id = $1 and action = $2', [
    companyId,
    'company.contact-changed',
  ])
  expect(actions).toEqual([{ actor: userId, subject_id: companyId }])
})

test('the short name is read once the full name is emptied', async () => {
  const { token, companyId } = await aCompany(app)
  const nameRead = () =>
    app.platform.db.forCompany(companyId, async (tx) => (await getCompany(tx, companyId)).name)
  await app.call(updateSettingsEndpoint, { token, body: aContact({ fullName: ' شركة  أطلس للنسيج ' }) })
  expect(await nameRead()).toBe('شركة أطلس للنسيج')
  await app.call(updateSettingsEndpoint, { token, body: aContact({ fullName: ' ' }) })
  expect(await nameRead()).toBe('Atlas Linen')
  expect((await app.call(getSettingsEndpoint, { token })).body).toMatchObject({
    name: 'Atlas Linen',
    fullName: null,
  })
})

test('a phone is kept as its eight digits', async () => {
  const { token } = await aCompany(app)
  await app.call(updateSettingsEndpoint, { token, body: aContact({ phone: '+216 98 765 432' }) })
  expect((await app.call(getSettingsEndpoint, { token })).body.phone).toBe('98765432')
})

test('it can be done before onboarding', async () => {
  const { token } = await aNewCompany(app)
  expect((await app.call(updateSettingsEndpoint, { token, body: aContact() })).status).toBe(200)
})

test.each([
  [{ name: 'ab' }, 'Name must contain between 3 and 15 characters.'],
  [{ name: 'x'.repeat(16) }, 'Name must contain between 3 and 15 characters.'],
  [{ fullName: 'x'.repeat(101) }, 'Full company name must contain at most 100 characters.'],
  [{ phone: '1234567' }, 'Phone number must contain exactly 8 digits.'],
  [{ address: 'x' }, 'Address must contain between 3 and 50 characters.'],
  [{ city: ' ' }, 'Please enter your city.'],
  [{ name: 'x', phone: 'x', address: 'x', city: '' }, 'Name must contain between 3 and 15 characters.'],
  [{ phone: 'x', address: 'x', city: '' }, 'Phone number must contain exactly 8 digits.'],
  [{ slug: 'another' }, 'slug'],
])('%o is refused and changes nothing', async (change, message) => {
  const { token } = await aNewCompany(app)
  const before = (await app.call(getSettingsEndpoint, { token })).body
  const { status, error } = await app.call(updateSettingsEndpoint, {
    token,
    body: { ...aContact(), ...change },
  })
  expect(status).toBe(400)
  expect(error.message).toContain(message)
  expect((await app.call(getSettingsEndpoint, { token })).body).toEqual(before)
})

test('a company changes itself alone, and only its ADMIN does', async () => {
  const [one, other] = [await aCompany(app), await aCompany(app)]
  const before = (await app.call(getSettingsEndpoint, { token: other.token })).body
  await app.call(updateSettingsEndpoint, { token: one.token, body: aContact() })
  expect((await app.call(getSettingsEndpoint, { token: other.token })).body).toEqual(before)

  await ask(`update users set role = 'RECRUITER' where id = $1`, [other.userId])
  expect((await app.call(updateSettingsEndpoint, { token: other.token, body: aContact() })).status).toBe(403)
  expect((await app.call(getSettingsEndpoint, { token: other.token })).body).toEqual({
    ...before,
    role: 'RECRUITER',
  })
  expect((await app.call(updateSettingsEndpoint, { body: aContact() })).status).toBe(401)
})
