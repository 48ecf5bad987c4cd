import { demoMailDomain } from '#contract/email-address.ts'
import type { CompanyId } from '#contract/ids.ts'
import { scheduleDeletion } from '#features/accounts/server/delete-company.ts'
import { listDemos, makeDemoCompany, openDemoCompany } from '#features/accounts/server/make-demo-company.ts'
import { grantDemoPlan } from '#features/billing/server/grant-demo-plan.ts'
import { finishOnboarding } from '#features/company/server/finish-onboarding.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { demoCompany, demoIdentity } from './company/demo-company.ts'
import { fillCompany } from './company/fill-company.ts'

/** Sessions last an hour, so the demo before the newest one is still being looked at. */
const kept = 2

/** Makes a demo company, shows it to visitors, and has the old ones erased. Does nothing while another one is made. */
export async function makeDemo(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const employer = await db.forSystem((tx) => makeDemoCompany(platform, tx, demoCompany))
  if (!employer) return
  const { companyId } = employer
  try {
    await db.forCompany(companyId, (tx) => grantDemoPlan(tx, companyId))
    await finishOnboarding(platform, employer, demoIdentity)
    await fillCompany(platform, { ...employer, mailDomain: demoMailDomain })
    await db.forSystem((tx) => openDemoCompany(tx, companyId))
  } catch (error) {
    await db.forSystem((tx) => erase(tx, companyId, clock.now()))
    throw error
  }
  await eraseOld(platform)
}

async function eraseOld({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.forSystem(async (tx) => {
    const old = (await listDemos(tx)).slice(kept)
    for (const { companyId } of old) await erase(tx, companyId, clock.now())
  })
}

/** The sweep of companies whose time has come erases it as any other. */
const erase = (tx: Tx, companyId: CompanyId, now: Date) => scheduleDeletion(tx, companyId, { days: 0, now })
