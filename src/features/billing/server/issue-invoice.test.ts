import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyId, PurchaseId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { takeNumber } from './invoices/store.ts'
import { issueInvoice } from './issue-invoice.ts'
import { writeInvoiceTask } from './tasks.ts'

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
beforeEach(() => owner.query('truncate invoices, invoice_numbers'))

interface Confirmed {
  companyId: CompanyId
  purchaseId: PurchaseId
}

/** Purchases of as many companies, past the product's own ways, which the numbers do not depend on. */
async function confirmedPurchases(count: number): Promise<Confirmed[]> {
  const { rows } = await owner.query<Confirmed>(
    `with made as (
       insert into companies (name, slug, phone, address, city)
       select 'Company', gen_random_uuid(), '71234567', 'Street', 'Tunis' from generate_series(1, $1) returning id
     ), admins as (
       insert into users (company_id, email, password_hash, role, verification_sent_at)
       select id, id || '@company.example', 'x', 'ADMIN', now() from made
     )
     insert into purchases (company_id, plan_id, plan_name, price_usd, amount_tnd, reference, state, decided_at)
     select id, 'basic', 'Basic', 99, 306.9,
            upper(substr(id::text, 1, 4)) || '-' || upper(substr(id::text, 5, 4)), 'confirmed', now() from made
     returning company_id as "companyId", id as "purchaseId"`,
    [count],
  )
  return rows
}

function issue(tx: Tx, confirmed: Confirmed) {
  return issueInvoice(app.platform, tx, {
    ...confirmed,
    planName: 'Basic',
    priceUsd: 99,
    amountTnd: 306.9,
    reference: 'K7QF-2M9X',
    from: new Date('2026-11-21T09:00:00Z'),
    until: new Date('2026-12-21T09:00:00Z'),
  })
}

const issueAlone = (confirmed: Confirmed) => app.platform.db.forSystem((tx) => issue(tx, confirmed))
const numbersGiven = async () =>
  (await owner.query<{ number: string }>('select number from invoices order by number')).rows.map(
    ({ number }) => Number(number.slice(5)),
  )
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('40 confirmations at once get the numbers 1 to 40, even while others roll back', async () => {
  const purchases = await confirmedPurchases(60)
  const ends = await Promise.allSettled(
    purchases.map((one, at) =>
      app.platform.db.forSystem(async (tx) => {
        const issued = await issue(tx, one)
        if (at % 3 === 0) throw new Error('The confirmation failed')
        return issued
      }),
    ),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(40)
  expect(await numbersGiven()).toEqual(upTo(40))
  // Dates are kept to the millisecond: two invoices may share one, and none is earlier than the number before it.
  const { rows } = await owner.query('select number from invoices order by issued_at, number')
  expect(rows.map(({ number }) => Number(number.slice(5)))).toEqual(upTo(40))
  const tasks = (await app.waitingTasks()).filter(({ name }) => name === writeInvoiceTask.name)
  expect(tasks).toHaveLength(40)
})

test('a confirmation that fails gives its number to the next one', async () => {
  const [first, second, third] = (await confirmedPurchases(3)) as [Confirmed, Confirmed, Confirmed]
  const number = await issueAlone(first)
  expect(number).toMatch(/^\d{4}-000001$/)
  await expect(
    app.platform.db.forSystem(async (tx) => {
      expect(await issue(tx, second)).toMatch(/-000002$/)
      throw new Error('The confirmation failed')
    }),
  ).rejects.toThrow('The confirmation failed')
  expect(await issueAlone(third)).toMatch(/-000002$/)
})

test('a purchase has one invoice', async () => {
  const [one] = (await confirmedPurchases(1)) as [Confirmed]
  await issueAlone(one)
  await expect(issueAlone(one)).rejects.toThrow()
  expect(await numbersGiven()).toEqual([1])
})

test('each year begins at one, when it begins in Tunis', async () => {
  const numberAt = async (at: string) =>
    (await app.platform.db.forSystem((tx) => takeNumber(tx, sql`${at}::timestamptz`))).number
  expect(await numberAt('2026-12-31T22:59:59Z')).toBe('2026-000001')
  expect(await numberAt('2026-12-31T22:59:59.9Z')).toBe('2026-000002')
  expect(await numberAt('2026-12-31T23:00:00Z')).toBe('2027-000001')
  expect(await numberAt('2026-12-31T22:30:00Z')).toBe('2026-000003')
  expect(await numberAt('2027-06-01T12:00:00Z')).toBe('2027-000002')
})

test('an invoice keeps its content when the company or the settings change later', async () => {
  const [one] = (await confirmedPurchases(1)) as [Confirmed]
  const number = await issueAlone(one)
  const read = async () =>
    (await owner.query('select content from invoices where number = $1', [number])).rows[0]
  const before = await read()
  expect(before.content).toMatchObject({
    issuer: ['Mindhire', 'hello@mindhire.example', '+216 00 000 000'],
    buyer: { name: 'Company', address: 'Street', city: 'Tunis', email: `${one.companyId}@company.example` },
    totalTnd: 306.9,
    taxTnd: 0,
  })
  await owner.query(`update companies set name = 'Renamed', address = 'Elsewhere' where id = $1`, [
    one.companyId,
  ])
  expect(await read()).toEqual(before)
})
