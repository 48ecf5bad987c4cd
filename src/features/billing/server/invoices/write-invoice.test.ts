import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { InvoiceId } from '#contract/ids.ts'
import { extractDocument } from '#platform/documents/read-document.ts'
import { FileMissing } from '#platform/files/files.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { anInvoice } from '#testing/builders/an-invoice.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { listInvoicesEndpoint, openInvoiceEndpoint } from '../../contract/purchases.ts'
import { writeInvoiceTask } from '../tasks.ts'

const minute = 60_000
let app: TestApp
let owner: pg.Client
let company: TestCompany

beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await app.close()
})
beforeEach(async () => {
  company = await aCompany(app)
})

const listed = async ({ token } = company) => (await app.call(listInvoicesEndpoint, { token })).body
const link = (invoiceId: InvoiceId, { token } = company) =>
  app.call(openInvoiceEndpoint, { token, params: { invoiceId } })
const mailsAbout = (number: string) =>
  app.mail.to(company.email).filter(({ preview }) => preview?.includes(number))

test('an invoice is written, listed, and mailed with its PDF', async () => {
  const { invoiceId, number } = await anInvoice(app, company)
  expect(await listed()).toMatchObject([{ id: invoiceId, number, planName: 'Basic', ready: false }])
  const early = await link(invoiceId)
  expect([early.status, early.error.message]).toEqual([
    404,
    'This invoice is being prepared. Try again in a minute.',
  ])
  await app.runTasks()
  expect(await listed()).toMatchObject([{ id: invoiceId, amountTnd: 306.9, ready: true }])
  const [mail] = mailsAbout(number)
  expect(mail?.subject).toBe('Your Basic plan is active')
  // An invisible sign keeps mail programs from taking the amount for an address.
  expect(mail?.paragraphs[0]?.replaceAll('\u2060', '')).toMatch(
    /^Thank you: we received your payment of 306\.90 TND with the reference [0-9A-Z]{4}-[0-9A-Z]{4}\. Your Basic plan is active from \d+ \w+ \d{4} to \d+ \w+ \d{4}\.$/,
  )
  expect(mail?.action?.url).toBe('http://mindhire.test/Settings#invoices')
  const [pdf] = mail?.attachments ?? []
  expect([pdf?.name, pdf?.contentType]).toEqual([`Mindhire-invoice-${number}.pdf`, 'application/pdf'])
  const { text, pages } = await extractDocument(Buffer.from(pdf?.content ?? ''))
  expect(pages).toBe(1)
  for (const said of [number, company.name, company.email, 'Basic plan', '306.90 TND'])
    expect(text).toContain(said)
})

test('it is mailed to where its company is reached now', async () => {
  const { number } = await anInvoice(app, company)
  const email = `moved-${company.email}`
  await owner.query('update users set email = $1 where email = $2', [email, company.email])
  await app.runTasks()
  expect(mailsAbout(number)).toEqual([])
  expect(app.mail.to(email).map(({ preview }) => preview)).toContainEqual(expect.stringContaining(number))
})

test('it opens in the browser for five minutes, for its company alone', async () => {
  const { invoiceId, number } = await anInvoice(app, company)
  await app.runTasks()
  const { url } = (await link(invoiceId)).body
  const opened = await app.inject({ method: 'GET', url })
  expect(opened.status).toBe(200)
  expect(opened.headers['content-type']).toBe('application/pdf')
  expect(opened.headers['content-disposition']).toMatch(
    new RegExp(`^inline; filename="Mindhire-invoice-${number}.pdf"`),
  )
  app.clock.advance(5 * minute)
  expect((await app.inject({ method: 'GET', url })).status).toBe(404)
  const other = await aCompany(app)
  expect((await link(invoiceId, other)).status).toBe(404)
  expect(await listed(other)).toEqual([])
})

test('killed at any point it is written again and mailed once', async () => {
  const { invoiceId, number } = await anInvoice(app, company)
  const key = { companyId: company.companyId, invoiceId }
  const { platform } = app
  const dying = (diesAt: number): typeof platform => {
    let steps = 0
    const step = () => {
      steps += 1
      if (steps === diesAt) throw new Error('Killed')
    }
    return {
      ...platform,
      db: {
        ...platform.db,
        forCompany: (id, work) =>
          platform.db.forCompany(id, async (tx) => {
            step()
            const done = await work(tx)
            step()
            return done
          }),
      },
      files: {
        ...platform.files,
        put: async (...file) => {
          step()
          return platform.files.put(...file)
        },
      },
    }
  }
  for (const diesAt of [1, 2, 3, 4, 5]) {
    await expect(writeInvoiceTask.run(dying(diesAt), key)).rejects.toThrow('Killed')
    expect((await listed())[0]?.ready).toBe(false)
  }
  await writeInvoiceTask.run(platform, key)
  await writeInvoiceTask.run(platform, key)
  await app.runTasks()
  expect((await listed())[0]?.ready).toBe(true)
  expect(mailsAbout(number)).toHaveLength(1)
})

test('nothing stays of one whose company is erased while it is written', async () => {
  const { invoiceId } = await anInvoice(app, company)
  const { companyId } = company
  const files: typeof app.platform.files = {
    ...app.platform.files,
    put: async (...file) => {
      await owner.query('delete from companies where id = $1', [companyId])
      return app.platform.files.put(...file)
    },
  }
  await writeInvoiceTask.run({ ...app.platform, files }, { companyId, invoiceId })
  await expect(app.platform.files.open(`${companyId}/invoices/${invoiceId}.pdf`)).rejects.toThrow(FileMissing)
  const { rows } = await owner.query('select last from invoice_numbers')
  expect(rows[0].last).toBeGreaterThan(0)
})
