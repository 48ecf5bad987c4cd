import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany } from '#testing/builders/a-company.ts'
import { startApp, type TestApp } from '#testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test("a company's mails are deleted, in the database and in the outbox, and no other company's", async () => {
  const gone = await aCompany(app)
  const kept = await aCompany(app)
  const { db, mail } = app.platform
  expect(app.mail.to(gone.email)).toHaveLength(1)
  await db.forSystem((tx) => mail.forget(tx, gone.companyId))
  const [task] = await app.waitingTasks()
  expect(task).toMatchObject({ name: 'mail.forget-messages' })
  expect(JSON.stringify(task?.payload)).toMatch(/^\{"hashes":\["[0-9a-f]{32}"\]\}$/)
  await app.runTasks()
  expect(app.mail.to(gone.email)).toEqual([])
  expect(app.mail.to(kept.email)).toHaveLength(1)
  const { rows } = await db.forSystem((tx) => tx.$client.query('select company_id from mails'))
  expect(rows).toEqual([{ company_id: kept.companyId }])
})
