import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { logIn } from '#features/accounts/contract.ts'
import { getPurchase, listSubscriptions } from '#features/billing/contract.ts'
import { listAudit } from '#features/team/contract.ts'
import { aCandidate } from '#testing/builders/a-candidate.ts'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { aCompany, aNewCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aJob } from '#testing/builders/a-job.ts'
import { aSubmittedPurchase } from '#testing/builders/a-purchase.ts'
import { anOperator, type TestOperator } from '#testing/builders/an-operator.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'
import { aDeadMail } from '#testing/written-rows.ts'
import * as calls from '../contract.ts'

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

const companies = async (query: { search?: string; page?: number; size?: number } = {}) =>
  (await app.call(calls.listCompanies, { token, query })).body
const newestAct = async ({ token: theirs }: { token: string }) =>
  (await app.call(listAudit, { token: theirs, query: { size: 1 } })).body.content[0]
const deskAudit = async (query: { before?: number; size?: number } = {}) =>
  (await app.call(calls.listDeskAudit, { token, query })).body

describe('purchases', () => {
  const waiting = async () =>
    (await app.call(calls.listDeskPurchases, { token, query: { which: 'to-decide' } })).body

  test('a confirmed payment activates the plan; the company reads who did it', async () => {
    const purchaseId = await aSubmittedPurchase(app, company)
    const listed = await waiting()
    expect(listed).toMatchObject({
      toDecide: 1,
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
    const shown = await app.call(calls.openScreenshot, { token, params })
    const picture = await app.inject({ method: 'GET', url: shown.body.url })
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/jpeg'])

    const { status, body } = await app.call(calls.confirmPurchase, { token, params })
    expect([status, body]).toEqual([200, { invoiceNumber: expect.stringMatching(/^\d{4}-\d{6}$/) }])
    const again = await app.call(calls.confirmPurchase, { token, params })
    expect([again.status, again.error.code]).toEqual([409, 'ALREADY_DECIDED'])
    const held = await app.call(listSubscriptions, { token: company.token })
    expect(held.body.find(({ isCurrent }) => isCurrent)?.planName).toBe('Basic')
    expect(await newestAct(company)).toMatchObject({
      act: 'purchase.confirmed',
      actor: operator.operatorId,
      by: null,
    })
    expect((await waiting()).toDecide).toBe(0)
  })

  test('a refused one tells the buyer why, and can be refunded', async () => {
    const purchaseId = await aSubmittedPurchase(app, company, { words: 'another' })
    const params = { purchaseId }
    const short = await app.call(calls.refusePurchase, { token, params, body: { reason: ' x ' } })
    expect([short.status, short.error.fields]).toEqual([
      400,
      { reason: 'Please say why: the company reads it.' },
    ])
    const reason = 'The amount is not what was asked for.'
    expect((await app.call(calls.refusePurchase, { token, params, body: { reason } })).status).toBe(200)
    const read = await app.call(getPurchase, { token: company.token, params })
    expect(read.body).toMatchObject({ state: 'refused', reason })
    const body = { amountTnd: 12.5, reason: 'Sent back today.' }
    expect((await app.call(calls.refundPurchase, { token, params, body })).status).toBe(200)
    expect((await app.call(calls.refundPurchase, { token, params, body })).error.code).toBe('NOT_REFUNDABLE')
    expect((await newestAct(company))?.act).toBe('purchase.refunded')
    const all = await app.call(calls.listDeskPurchases, { token, query: { which: 'all', size: 1 } })
    expect(all.body).toMatchObject({ last: false, content: [{ id: purchaseId, refundedTnd: 12.5 }] })
  })

  test.each([
    ['confirm', calls.confirmPurchase, {}],
    ['refuse', calls.refusePurchase, { body: { reason: 'No such thing.' } }],
    ['refund', calls.refundPurchase, { body: { reason: 'No such thing.', amountTnd: 1 } }],
    ['open', calls.openScreenshot, {}],
  ] as const)('%s: one that is not there', async (_what, endpoint, more) => {
    const answer = await app.call(endpoint, { token, params: { purchaseId: randomUUID() }, ...more } as never)
    expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('companies', () => {
  test('come with what they use, newest first', async () => {
    const busy = await aCompany(app, { account: { name: 'Busy Ltd' } })
    const colleague = await aColleague(app, busy, 'RECRUITER')
    const job = await aJob(app, busy)
    await aCandidate(app, job)
    await aCandidate(app, job)
    await app.runTasks()
    const pending = await aNewCompany(app, { name: 'Pending Ltd' })
    const { content, last } = await companies({ size: 2 })
    expect(last).toBe(false)
    expect(content).toEqual([
      expect.objectContaining({
        id: pending.companyId,
        onboarded: false,
        users: 1,
        jobs: 0,
        candidates: 0,
        planName: null,
        postingsLeft: null,
      }),
      expect.objectContaining({
        id: busy.companyId,
        name: 'Busy Ltd',
        slug: 'busy-ltd',
        city: 'Tunis',
        onboarded: true,
        users: 2,
        jobs: 1,
        candidates: 2,
        admins: [busy.email],
        planName: 'Starter',
        banned: null,
        deleteAt: null,
      }),
    ])
    expect(content[1]?.admins).not.toContain(colleague.email)
    const ids = new Set<string>()
    for (let page = 0; ; page++) {
      const part = await companies({ page, size: 1 })
      for (const { id } of part.content) ids.add(id)
      if (part.last) break
    }
    expect(ids.size).toBe(Number((await owner.query('select count(*) from companies')).rows[0].count))
  })

  test.each(['eclair', 'ÉCLAIR', 'ünal', 'UNAL', 'éclair ün', 'eclair-unal', 'lair'])(
    'are found by %s',
    async (search) => {
      expect((await companies({ search })).content.map(({ id }) => id)).toEqual([company.companyId])
    },
  )

  test('are found by the address of any user, and by nothing that means something to SQL', async () => {
    const colleague = await aColleague(app, company, 'VIEWER')
    const found = async (search: string) => (await companies({ search })).content.map(({ id }) => id)
    expect(await found(colleague.email.toUpperCase())).toEqual([company.companyId])
    expect(await found(company.email)).toEqual([company.companyId])
    for (const nothing of ['%', '_', '\\', "' or 1=1 --", '.*', 'éclair%'])
      expect(await found(nothing)).toEqual([])
  })

  test('cost as many statements however many they are', async () => {
    const spent = async (size: number) => {
      const { db } = app.platform
      let statements = 0
      const counted = {
        ...app.platform,
        db: {
          ...db,
          forSystem: <T>(work: Parameters<typeof db.forSystem<T>>[0]) =>
            db.forSystem<T>((tx) => {
              const query = tx.$client.query.bind(tx.$client)
              Object.assign(tx.$client, {
                query: (...args: Parameters<typeof query>) => {
                  statements++
                  return query(...args)
                },
              })
              return work(tx).finally(() => Object.assign(tx.$client, { query }))
            }),
        },
      }
      const { listDeskCompanies } = await import('./list-desk-companies.ts')
      await listDeskCompanies(counted, { search: '', page: 0, size })
      return statements
    }
    const one = await spent(1)
    expect(one).toBeGreaterThan(3)
    expect(await spent(100)).toBe(one)
  })

  test('a ban ends sessions and says why; lifted, they log in again', async () => {
    const bad = await aCompany(app, { account: { name: 'Bad Ltd' } })
    const params = { companyId: bad.companyId }
    const reason = 'Asks candidates for money.'
    const ban = () => app.call(calls.banCompany, { token, params, body: { reason } })
    const credentials = { userName: bad.email, password: bad.password }
    const tryLogIn = () => app.call(logIn, { body: credentials })
    expect((await ban()).status).toBe(200)
    expect((await companies({ search: 'bad ltd' })).content[0]?.banned).toEqual({
      at: app.clock.now().toISOString(),
      reason,
    })
    expect((await app.call(listSubscriptions, { token: bad.token })).status).toBe(401)
    const refused = await tryLogIn()
    expect(refused.status).toBe(403)
    expect(refused.error.message).toContain(reason)
    expect((await app.call(calls.unbanCompany, { token, params })).status).toBe(200)
    const back = await tryLogIn()
    expect(back.status).toBe(200)
    const acts = (await app.call(listAudit, { token: back.body.accessToken, query: { size: 3 } })).body
      .content
    expect(acts.map(({ act, actor }) => [act, actor])).toEqual([
      ['user.logged-in', bad.userId],
      ['company.unbanned', operator.operatorId],
      ['company.banned', operator.operatorId],
    ])
    const missing = { companyId: randomUUID() as CompanyId }
    expect((await app.call(calls.unbanCompany, { token, params: missing })).status).toBe(404)
  })
})

describe('mails and tasks', () => {
  test('a mail that was given up is listed without address or text, and sent again once', async () => {
    const mailId = await aDeadMail(owner, company)
    const list = async () => (await app.call(calls.listDeskMails, { token })).body
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
    expect((await app.call(calls.resendMail, { token, params })).status).toBe(200)
    expect((await app.call(calls.resendMail, { token, params })).status).toBe(404)
    expect((await list()).content).toEqual([])
    expect((await deskAudit()).content[0]).toMatchObject({
      act: 'mail.resent',
      by: operator.email,
      subject: mailId,
    })
  })

  test('a task that is none is answered 404', async () => {
    expect((await app.call(calls.listFailedTasks, { token })).body).toEqual({ content: [], last: true })
    const unknown = await app.call(calls.retryTask, { token, params: { taskId: randomUUID() } })
    expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('the audit log', () => {
  test('of the whole installation, page by page, with whoever is still there', async () => {
    const { rows } = await owner.query<{ seq: string; act: string }>(
      'select seq, act from audit_log order by seq desc',
    )
    const seqs: number[] = []
    let before: number | undefined
    for (;;) {
      const page = await deskAudit({ size: 7, ...(before === undefined ? {} : { before }) })
      seqs.push(...page.content.map(({ seq }) => seq))
      before = seqs.at(-1)
      if (page.last) break
    }
    expect(seqs).toEqual(rows.map(({ seq }) => Number(seq)))
    const all = (await deskAudit({ size: 100 })).content
    expect(all.find(({ act }) => act === 'operator.created')).toMatchObject({
      actor: 'command-line',
      by: null,
      companyName: null,
      subject: operator.operatorId,
    })
    expect(all.find(({ act }) => act === 'purchase.confirmed')).toMatchObject({
      by: operator.email,
      companyName: 'Éclair Ünal',
    })
    expect(all.find(({ actor }) => actor === company.userId)?.by).toBe(company.email)
  })

  test('says within a minute that a row was changed, and which', async () => {
    expect((await deskAudit()).chain.brokenAt).toBeNull()
    const change = (act: string) =>
      owner.query(`alter table audit_log disable trigger all; update audit_log set act = '${act}' where seq = 3;
        alter table audit_log enable trigger all`)
    const { rows } = await owner.query<{ act: string }>('select act from audit_log where seq = 3')
    await change('nothing.happened')
    app.clock.advance(60_000)
    expect((await deskAudit()).chain).toEqual({ rows: expect.any(Number), brokenAt: 3 })
    await change(rows[0]?.act ?? '')
    app.clock.advance(60_000)
    expect((await deskAudit()).chain.brokenAt).toBeNull()
  })
})
