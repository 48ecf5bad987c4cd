import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, aNewCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { type CompanyContact, getSettings, updateSettings } from '../contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const aContact = (changes: Partial<CompanyContact> = {}): CompanyContact => ({
  name: 'Atlas Linen',
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

test('what is changed is kept and recorded; the address of the company stays, so that shared links go on working', async () => {
  const company = await aCompany(app)
  const { token, companyId, userId } = company
  const { slug } = (await app.call(getSettings, { token })).body

  const { status, body } = await app.call(updateSettings, {
    token,
    body: aContact({ name: '  Atlas   Linen ' }),
  })
  expect([status, body]).toEqual([200, { message: 'Your changes are saved.' }])

  expect((await app.call(getSettings, { token })).body).toMatchObject({ ...aContact(), slug })
  const acts = await ask('select actor, subject_id from audit_log where company_id = $1 and act = $2', [
    companyId,
    'company.contact-changed',
  ])
  expect(acts).toEqual([{ actor: userId, subject_id: companyId }])
})

test('it can be done before onboarding', async () => {
  const { token } = await aNewCompany(app)
  expect((await app.call(updateSettings, { token, body: aContact() })).status).toBe(200)
})

test.each([
  [{ name: 'ab' }, 'Name must contain between 3 and 15 characters.'],
  [{ name: 'x'.repeat(16) }, 'Name must contain between 3 and 15 characters.'],
  [{ phone: '1234567' }, 'Phone number must contain exactly 8 digits.'],
  [{ address: 'x' }, 'Address must contain between 3 and 50 characters.'],
  [{ city: ' ' }, 'Please enter your city.'],
  [{ name: 'x', phone: 'x', address: 'x', city: '' }, 'Name must contain between 3 and 15 characters.'],
  [{ phone: 'x', address: 'x', city: '' }, 'Phone number must contain exactly 8 digits.'],
  [{ slug: 'another' }, 'slug'],
])('%o is refused and changes nothing', async (change, message) => {
  const { token } = await aNewCompany(app)
  const before = (await app.call(getSettings, { token })).body
  const { status, error } = await app.call(updateSettings, { token, body: { ...aContact(), ...change } })
  expect(status).toBe(400)
  expect(error.message).toContain(message)
  expect((await app.call(getSettings, { token })).body).toEqual(before)
})

test('a company changes itself alone, and only its ADMIN does', async () => {
  const [one, other] = [await aCompany(app), await aCompany(app)]
  const before = (await app.call(getSettings, { token: other.token })).body
  await app.call(updateSettings, { token: one.token, body: aContact() })
  expect((await app.call(getSettings, { token: other.token })).body).toEqual(before)

  await ask(`update users set role = 'RECRUITER' where id = $1`, [other.userId])
  expect((await app.call(updateSettings, { token: other.token, body: aContact() })).status).toBe(403)
  expect((await app.call(getSettings, { token: other.token })).body).toEqual({ ...before, role: 'RECRUITER' })
  expect((await app.call(updateSettings, { body: aContact() })).status).toBe(401)
})
