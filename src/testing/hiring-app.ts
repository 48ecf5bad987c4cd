import pg from 'pg'
import { aCompany, type TestCompany } from './builders/a-company.ts'
import { startApp, type TestApp, type TestAppOptions } from './start-app.ts'

/** An application without billing, with a company and the owner's connection to its database. */
export interface HiringApp {
  app: TestApp
  owner: pg.Client
  company: TestCompany
  close(): Promise<void>
}

export async function startHiringApp(options: TestAppOptions = {}): Promise<HiringApp> {
  const app = await startApp({ ...options, settings: { BILLING: 'off', ...options.settings } })
  const owner = new pg.Client(app.owner)
  await owner.connect()
  const company = await aCompany(app)
  const close = async () => {
    await owner.end()
    await app.close()
  }
  return { app, owner, company, close }
}
