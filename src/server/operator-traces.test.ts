import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as admin from '#features/admin/contract/console.ts'
import {
  listExportsEndpoint,
  requestDeletionEndpoint,
  requestExportEndpoint,
} from '#features/privacy/contract/company-data.ts'
import { verifyAuditChain } from '#platform/audit/audit-log.ts'
import { openZipArchive } from '#platform/documents/zip-archive.ts'
import { aCompany, type TestCompany } from '#testing/builders/a-company.ts'
import { aSubmittedPurchase } from '#testing/builders/a-purchase.ts'
import { anOperator, type TestOperator } from '#testing/builders/an-operator.ts'
import { readTables } from '#testing/read-tables.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

// What operators do to a company stays with the installation; who they are is not the company's.

let app: TestApp
let owner: pg.Client
let operator: TestOperator
let company: TestCompany
const actions = ['purchase.confirmed', 'company.banned', 'company.unbanned']

beforeAll(async () => {
  app = await startApp()
  owner = new pg.Client(app.owner)
  await owner.connect()
  operator = await anOperator(app)
  company = await aCompany(app)
  const { token } = operator
  const purchaseId = await aSubmittedPurchase(app, company)
  const params = { companyId: company.companyId }
  const statuses = [
    (await app.call(admin.confirmPurchaseEndpoint, { token, params: { purchaseId } })).status,
    (await app.call(admin.banCompanyEndpoint, { token, params, body: { reason: 'A reason.' } })).status,
    (await app.call(admin.unbanCompanyEndpoint, { token, params })).status,
  ]
  expect(statuses).toEqual([200, 200, 200])
  await app.runTasks()
  const { userName, password } = { userName: company.email, password: company.password }
  const back = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { userName, password } })
  company = { ...company, token: (JSON.parse(back.text) as { accessToken: string }).accessToken }
})
afterAll(async () => {
  await owner.end()
  await app.close()
})

test('an export of the company names what was done and not the operator', async () => {
  const { token } = company
  await app.call(requestExportEndpoint, { token })
  await app.runTasks()
  const [made] = (await app.call(listExportsEndpoint, { token })).body
  expect(made?.state).toBe('ready')
  const { stream } = await app.platform.files.open(`${company.companyId}/exports/${made?.id}`)
  const bytes = Buffer.concat(await stream.toArray())
  const archive = openZipArchive(bytes)
  const texts = archive.names.map((name) => `${name}\n${archive.read(name)?.toString('utf8')}`).join('\n')
  for (const action of actions) expect(texts).toContain(action)
  const [row] = (await owner.query<Record<string, unknown>>('select * from operators')).rows
  expect(texts).not.toContain(operator.email)
  expect(texts).not.toContain('operator.logged-in')
  expect(texts).not.toContain(String(row?.password_hash))
  expect(texts).not.toContain(String(row?.totp_secret))
})

test('the audit entries of an erased company stay, with ids alone', async () => {
  const { token, password } = company
  expect((await app.call(requestDeletionEndpoint, { token, body: { password } })).status).toBe(200)
  await owner.query(`update companies set delete_at = now() - interval '1 hour' where id = $1`, [
    company.companyId,
  ])
  app.clock.advance(7 * 86_400_000 + 120_000)
  await app.runTasks()
  const tables = await readTables(owner)
  expect(tables.companies).toEqual([])
  const { rows } = await owner.query<{ action: string; subject_id: string }>(
    'select action, subject_id from audit_log where company_id = $1 and actor = $2 order by seq',
    [company.companyId, operator.operatorId],
  )
  expect(rows.map(({ action }) => action)).toEqual(actions)
  const words = [company.email, company.name, 'A reason.', operator.email]
  for (const word of words) expect(JSON.stringify(tables.audit_log), word).not.toContain(word)
  expect(tables.operators).toHaveLength(1)
  expect((await app.platform.db.forSystem(verifyAuditChain)).brokenAt).toBeNull()
  const again = await anOperator(app)
  const { body } = await app.call(admin.listAuditLogEndpoint, { token: again.token })
  expect(body.content.find(({ action }) => action === 'purchase.confirmed')).toMatchObject({
    by: operator.email,
    companyName: null,
  })
})
