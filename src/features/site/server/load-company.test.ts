import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { loadCompany } from './load-company.ts'

let app: TestApp
let company: TestCompany
let name: string
let owner: pg.Client

beforeAll(async () => {
  app = await startApp({ settings: { BILLING: 'off' } })
  owner = new pg.Client(app.owner)
  await owner.connect()
  company = await aCompany(app)
  name = await slugOf(company)
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

async function slugOf({ companyId }: TestCompany): Promise<string> {
  const { rows } = await owner.query('select slug from companies where id = $1', [companyId])
  return rows[0]?.slug
}

const shown = async (slug: string) => (await loadCompany(app.platform, slug))?.jobs.map(({ title }) => title)

test('a company’s page lists its open jobs, newest first, whatever the case of its address', async () => {
  const first = await aJob(app, company, { title: 'First' })
  app.clock.advance(60_000)
  await aJob(app, company, { title: 'Second' })
  expect(new Set(await shown(name))).toEqual(new Set(['First', 'Second']))
  expect(await shown(name.toUpperCase())).toHaveLength(2)
  await app.call(closeJobEndpoint, { token: company.token, params: { jobId: first.id } })
  expect(await shown(name)).toEqual(['Second'])
  expect(await loadCompany(app.platform, name)).toMatchObject({ name: company.name })
})

test('nothing is shown of companies that are unknown, not set up, banned or leaving', async () => {
  const hidden = await aCompany(app)
  const slug = await slugOf(hidden)
  for (const nobody of [
    'nobody-here',
    '\0',
    `${slug}\0`,
    '__proto__',
    '😀',
    'x'.repeat(5000),
    "' or true --",
  ])
    expect(await loadCompany(app.platform, nobody)).toBeNull()
  for (const [hide, show] of [
    ["onboarding_status = 'PENDING'", "onboarding_status = 'COMPLETED'"],
    ["banned_at = now(), ban_reason = 'spam'", 'banned_at = null, ban_reason = null'],
    ['delete_at = now()', 'delete_at = null'],
  ]) {
    expect(await loadCompany(app.platform, slug)).not.toBeNull()
    await owner.query(`update companies set ${hide} where id = $1`, [hidden.companyId])
    expect(await loadCompany(app.platform, slug)).toBeNull()
    await owner.query(`update companies set ${show} where id = $1`, [hidden.companyId])
  }
})
