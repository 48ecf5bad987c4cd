import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { getPurchaseEndpoint } from '#features/billing/contract/purchases.ts'
import { listAuditEntries } from '#platform/audit/audit-log.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aSubmittedPurchase } from '#testing/builders/a-purchase.ts'
import { anOperator, type TestOperator } from '#testing/builders/an-operator.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { aDeadMail } from '#testing/written-rows.ts'
import * as calls from '../contract/console.ts'

let app: TestApp
let owner: pg.Client
let operator: TestOperator
let company: TestCompany
let token: string

beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
  operator = await anOperator(app)
  token = operator.token
  company = await aCompany(app, { account: { name: 'Éclair Ünal' } })
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

const newest = { before: Number.MAX_SAFE_INTEGER, size: 1 }
const newestAction = async ({ companyId }: Pick<TestCompany, 'companyId'>) =>
  (await app.platform.db.forCompany(companyId, (tx) => listAuditEntries(tx, companyId, newest)))[0]
const auditLog = async (query: { before?: number; size?: number } = {}) =>
  (await app.call(calls.listAuditLogEndpoint, { token, query })).body

describe('purchases', () => {
  const waiting = async () =>
    (await app.call(calls.listAllPurchasesEndpoint, { token, query: { which: 'to-review' } })).body

  test('a confirmed payment activates the plan; the company reads who did it', async () => {
    const purchaseId = await aSubmittedPurchase(app, company)
    const listed = await waiting()
    expect(listed).toMatchObject({
      toReview: 1,
      last: true,
      content: [
        {
          id: purchaseId,
          company: { id: company.companyId, name: 'Éclair Ünal' },
          state: 'submitted',
          hasScreenshot: true,
          decidedAt: null,
        },
      ],
    })
    const params = { purchaseId }
    const shown = await app.call(calls.openScreenshotEndpoint, { token, params })
    const picture = await app.inject({ method: 'GET', url: shown.body.url })
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])

    const { status, body } = await app.call(calls.confirmPurchaseEndpoint, { token, params })
    expect([status, body]).toEqual([200, { invoiceNumber: expect.stringMatching(/^\d{4}-\d{6}$/) }])
    const again = await app.call(calls.confirmPurchaseEndpoint, { token, params })
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_DECIDED'])
    const held = await app.call(listSubscriptionsEndpoint, { token: company.token })
    expect(held.body.find(({ isCurrent }) => isCurrent)?.planName).toBe('Basic')
    expect(await newestAction(company)).toMatchObject({
      action: 'purchase.confirmed',
      actor: operator.operatorId,
    })
    expect((await waiting()).toReview).toBe(0)
  })

  test('a refused one tells the buyer why, and can be refunded', async () => {
    const purchaseId = await aSubmittedPurchase(app, company, { words: 'another' })
    const params = { purchaseId }
    const short = await app.call(calls.refusePurchaseEndpoint, { token, params, body: { reason: ' x ' } })
    expect([short.status, short.error.fields]).toEqual([
      400,
      { reason: 'Please say why: the company reads it.' },
    ])
    const reason = 'The amount is not what was asked for.'
    expect((await app.call(calls.refusePurchaseEndpoint, { token, params, body: { reason } })).status).toBe(
      200,
    )
    const read = await app.call(getPurchaseEndpoint, { token: company.token, params })
    expect(read.body).toMatchObject({ state: 'refused', reason })
    const body = { amountTnd: 12.5, reason: 'Sent back today.' }
    expect((await app.call(calls.refundPurchaseEndpoint, { token, params, body })).status).toBe(200)
    expect((await app.call(calls.refundPurchaseEndpoint, { token, params, body })).error.code).toBe(
      'NOT_REFUNDABLE',
    )
    expect((await newestAction(company))?.action).toBe('purchase.refunded')
    const all = await app.call(calls.listAllPurchasesEndpoint, { token, query: { which: 'all', size: 1 } })
    expect(all.body).toMatchObject({ last: false, content: [{ id: purchaseId, refundedTnd: 12.5 }] })
  })

  test.each([
    ['confirm', calls.confirmPurchaseEndpoint, {}],
    ['refuse', calls.refusePurchaseEndpoint, { body: { reason: 'No such thing.' } }],
    ['refund', calls.refundPurchaseEndpoint, { body: { reason: 'No such thing.', amountTnd: 1 } }],
    ['open', calls.openScreenshotEndpoint, {}],
  ] as const)('%s: one that is not there', async (_what, endpoint, more) => {
    const answer = await app.call(endpoint, { token, params: { purchaseId: randomUUID() }, ...more } as never)
    expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('mails and tasks', () => {
  test('a mail that was given up is listed without address or text, and sent again once', async () => {
    const mailId = await aDeadMail(owner, company)
    const list = async () => (await app.call(calls.listFailedMailsEndpoint, { token })).body
    expect(await list()).toEqual({
      content: [
        {
          id: mailId,
          kind: 'accounts.reset',
          companyName: 'Éclair Ünal',
          attempts: 5,
          lastError: 'smtp-550',
          createdAt: expect.any(String),
        },
      ],
      last: true,
    })
    const params = { mailId: mailId as never }
    expect((await app.call(calls.resendMailEndpoint, { token, params })).status).toBe(200)
    expect((await app.call(calls.resendMailEndpoint, { token, params })).status).toBe(404)
    expect((await list()).content).toEqual([])
    expect((await auditLog()).content[0]).toMatchObject({
      action: 'mail.resent',
      by: operator.email,
      subject: mailId,
    })
  })

  test('a task that is none is answered 404', async () => {
    expect((await app.call(calls.listFailedTasksEndpoint, { token })).body).toEqual({
      content: [],
      last: true,
    })
    const unknown = await app.call(calls.retryTaskEndpoint, { token, params: { taskId: randomUUID() } })
    expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('the audit log', () => {
  test('of the whole installation, page by page, with the addresses of those still there', async () => {
    const { rows } = await owner.query<{ seq: string; action: string }>(
      'select seq, action from audit_log order by seq desc',
    )
    const seqs: number[] = []
    let before: number | undefined
    for (;;) {
      const page = await auditLog({ size: 7, ...(before === undefined ? {} : { before }) })
      seqs.push(...page.content.map(({ seq }) => seq))
      before = seqs.at(-1)
      if (page.last) break
    }
    expect(seqs).toEqual(rows.map(({ seq }) => Number(seq)))
    const all = (await auditLog({ size: 100 })).content
    expect(all.find(({ action }) => action === 'operator.created')).toMatchObject({
      actor: 'command-line',
      by: null,
      companyName: null,
      subject: operator.operatorId,
    })
    expect(all.find(({ action }) => action === 'purchase.confirmed')).toMatchObject({
      by: operator.email,
      companyName: 'Éclair Ünal',
    })
    expect(all.find(({ actor }) => actor === company.userId)?.by).toBe(company.email)
  })

  test('says within a minute that a row was changed, and which', async () => {
    expect((await auditLog()).chain.brokenAt).toBeNull()
    const change = (action: string) =>
      owner.query(`alter table audit_log disable trigger all; update audit_log set action = '${action}' where seq = 3;
        alter table audit_log enable trigger all`)
    const { rows } = await owner.query<{ action: string }>('select action from audit_log where seq = 3')
    await change('nothing.happened')
    app.clock.advance(60_000)
    expect((await auditLog()).chain).toEqual({ rows: expect.any(Number), brokenAt: 3 })
    await change(rows[0]?.action ?? '')
    app.clock.advance(60_000)
    expect((await auditLog()).chain.brokenAt).toBeNull()
  })
})
