import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '#testing/builders/a-company.ts'
import { requestCost } from '#testing/request-cost.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listAllPurchases } from './list-all-purchases.ts'

let app: TestApp
let owner: pg.Client
beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

/** Confirmed purchases of that many companies in turn, past the product's own ways: as years of payments leave them. */
async function manyPurchases(count: number, companies: number): Promise<void> {
  const ids: string[] = []
  for (let left = companies; left > 0; left--) ids.push((await aCompany(app)).companyId)
  await owner.query(
    `insert into purchases (company_id, plan_id, plan_name, price_usd, amount_tnd, reference, state, decided_at,
       submitted_at, screenshot_key, screenshot_hash)
     select ($2::uuid[])[1 + i % cardinality($2::uuid[])], 'basic', 'Basic', 99, 306.9,
       upper(substr(lpad(to_hex(i), 8, '0'), 1, 4) || '-' || substr(lpad(to_hex(i), 8, '0'), 5)), 'confirmed', now(),
       now(), 'screenshot ' || i, (select string_agg(md5(i || ' ' || part), '') from generate_series(1, 64) part)
     from generate_series(1, $1::int) i`,
    [count, ids],
  )
}

const all = (size: number) => listAllPurchases(app.platform, { which: 'all', page: 0, size })

test('the admin console answers however many pictures are kept, and names a few of those that are the same', async () => {
  await manyPurchases(4_000, 12)
  expect((await all(100)).content.map(({ samePicture }) => samePicture.length)).toEqual(Array(100).fill(0))
  await owner.query(`update purchases set screenshot_hash = repeat('0f', 1024)`)
  const { content } = await all(100)
  expect(new Set(content.map(({ samePicture }) => samePicture.length))).toEqual(new Set([5]))
})

test('it costs as many statements however many companies pay', async () => {
  const spent = async (size: number) => (await requestCost(app, () => all(size))).statements.length
  const one = await spent(1)
  expect(one).toBeGreaterThan(2)
  expect(await spent(100)).toBe(one)
})
