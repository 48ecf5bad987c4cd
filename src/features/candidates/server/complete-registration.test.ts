import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { aCandidate, aRegistration } from '#testing/builders/a-candidate.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { registerCandidateEndpoint } from '../contract/candidates.ts'
import { completeRegistration, forgetRegistrationsTask } from './register-candidate.ts'

let app: TestApp
let owner: pg.Client
let company: TestCompany
let job: Job
beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  job = await aJob(app, company)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

async function idsIn(table: 'registrations' | 'candidates', email: string): Promise<string[]> {
  const { rows } = await owner.query<{ id: string }>(`select id from ${table} where email = $1`, [email])
  return rows.map(({ id }) => id)
}

/** Applies, and leaves the task for the test to run. */
async function begun() {
  const body = aRegistration(job.id)
  await app.call(registerCandidateEndpoint, { body })
  const [registrationId = ''] = await idsIn('registrations', body.email)
  return { email: body.email, key: { companyId: company.companyId, registrationId } }
}

test('applying leaves one row and one task, whatever the address', async () => {
  const known = await aCandidate(app, job)
  const fresh = aRegistration(job.id)
  const written: unknown[] = []
  for (const email of [known.email, fresh.email]) {
    const mailed = app.mail.to(email).length
    const { status, body } = await app.call(registerCandidateEndpoint, { body: { ...fresh, email } })
    const names = (await app.waitingTasks()).map(({ name }) => name)
    written.push({ status, body, names, rows: (await idsIn('registrations', email)).length })
    expect(app.mail.to(email)).toHaveLength(mailed)
    expect(await idsIn('candidates', email)).toHaveLength(email === known.email ? 1 : 0)
    await app.runTasks()
    expect(await idsIn('registrations', email)).toEqual([])
    expect(await idsIn('candidates', email)).toHaveLength(1)
  }
  expect(written[0]).toEqual(written[1])
  expect(written[0]).toMatchObject({ status: 200, rows: 1, names: ['candidates.register'] })
})

test('completing again, or several times at once, does nothing more', async () => {
  const { email, key } = await begun()
  const count = async () => {
    const { rows } = await owner.query('select candidates_count as n from jobs where id = $1', [job.id])
    return rows[0].n
  }
  const before = await count()
  await Promise.all([1, 2, 3, 4, 5].map(() => completeRegistration(app.platform, key)))
  await completeRegistration(app.platform, key)
  await app.runTasks()
  expect(await count()).toBe(before + 1)
  expect(app.mail.to(email)).toHaveLength(1)
})

test('what breaks off in the middle leaves the registration for the next time', async () => {
  const { email, key } = await begun()
  const mail = { ...app.platform.mail, send: () => Promise.reject(new Error('the power is gone')) }
  await expect(completeRegistration({ ...app.platform, mail }, key)).rejects.toThrow('the power is gone')
  expect(await idsIn('registrations', email)).toEqual([key.registrationId])
  expect(await idsIn('candidates', email)).toEqual([])
  await app.runTasks()
  expect(await idsIn('candidates', email)).toHaveLength(1)
})

test('what was typed in a registration that fails for good is deleted after two weeks', async () => {
  const { email, key } = await begun()
  await owner.query('delete from fake_tasks')
  const forget = () => forgetRegistrationsTask.run(app.platform, {})
  app.clock.advance(13 * 86_400_000)
  await forget()
  expect(await idsIn('registrations', email)).toEqual([key.registrationId])
  app.clock.advance(2 * 86_400_000)
  await forget()
  expect(await idsIn('registrations', email)).toEqual([])
  await completeRegistration(app.platform, key)
  expect(await idsIn('candidates', email)).toEqual([])
})
