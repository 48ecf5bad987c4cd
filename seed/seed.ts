import { setTimeout as pause } from 'node:timers/promises'
import type { CompanyId, UserId } from '../src/contract/ids.ts'
import { Refusal } from '../src/contract/refusals.ts'
import { getCompany } from '../src/features/accounts/server/get-company.ts'
import { signUp } from '../src/features/accounts/server/sign-up.ts'
import { verifyEmail } from '../src/features/accounts/server/verify-email.ts'
import { buyPlan } from '../src/features/billing/server/buy-plan.ts'
import { confirmPurchase } from '../src/features/billing/server/confirm-purchase.ts'
import { finishOnboarding } from '../src/features/company/server/finish-onboarding.ts'
import { demoCompany, demoIdentity } from '../src/features/demo/server/company/demo-company.ts'
import { fillCompany } from '../src/features/demo/server/company/fill-company.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Platform } from '../src/platform/platform.ts'
import { demoAccount as demo, findDemoUser } from '../src/server/demo-account.ts'
import { openPlatform } from '../src/server/open-platform.ts'

async function demoEmployer(platform: Platform): Promise<{ companyId: CompanyId; userId: UserId }> {
  const { address: adresse, ...account } = demoCompany
  if (!(await findDemoUser(platform)))
    await signUp(platform, {
      ...demo,
      ...account,
      adresse,
    })
  const { id: userId, companyId } = await verifiedUser(platform)
  const { onboardingStatus } = await platform.db.forCompany(companyId, (tx) => getCompany(tx, companyId))
  if (onboardingStatus === 'PENDING') {
    await finishOnboarding(platform, { companyId, userId }, demoIdentity)
    await payForPlan(platform, { companyId, userId })
  }
  return { companyId, userId }
}

/** A demo needs more postings than the free offer has. */
async function payForPlan(platform: Platform, employer: { companyId: CompanyId; userId: UserId }) {
  if (platform.config.BILLING === 'off') return
  const { purchaseId } = await buyPlan(platform, employer, 'enterprise')
  await confirmPurchase(platform, 'system', purchaseId)
}

/** A task creates the account, and its verification link changes once the mail is sent. */
async function verifiedUser(platform: Platform) {
  for (let tries = 0; tries < 150; tries++) {
    const user = await findDemoUser(platform)
    if (user?.verifiedAt) return user
    const token = user && platform.links.token('verify-email', user.id, user.verificationIssue)
    if (token) await verifyEmail(platform, token).catch(unlessRefused)
    else await pause(200)
  }
  throw new Error('The demo account was not created in time')
}

function unlessRefused(error: unknown) {
  if (!(error instanceof Refusal)) throw error
}

const config = readConfig()
if (config.production) throw new Error('The demo company is for development: it has a known password.')
const { platform, work, close } = await openPlatform(config)
try {
  await work()
  const employer = await demoEmployer(platform)
  const added = await fillCompany(platform, { ...employer, mailDomain: 'candidates.example' })
  console.log(
    added > 0
      ? `The demo company is ready, with ${added} new candidates. The last scores appear within seconds.`
      : 'The demo company already exists.',
  )
  console.log(`Log in at ${config.publicUrl}/Login as ${demo.userName} with the password “${demo.password}”.`)
} finally {
  await close()
}
