import { randomBytes } from 'node:crypto'
import { demoMailDomain } from '#contract/email-address.ts'
import type { CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { countDemosSince, markDemo, selectDemos } from './demo/store.ts'
import { freeSlug, hoursBefore, minutesBefore, slugOf } from './rules.ts'
import { insertCompany, lockSignUps, slugsLike } from './sign-ups/store.ts'
import { insertUser } from './store.ts'

/** A company takes less than one to build; what takes longer has failed. */
const buildingMinutes = 10
/** After that visitors get another one. */
export const freshHours = 1

interface NewDemo {
  name: string
  phone: string
  address: string
  city: string
}

/**
 * An empty demo company: its owner, as whom it is filled, and the user that visitors share. Neither has a password. Null
 * while another one is being built or fresh. Needs `forSystem`.
 */
export async function makeDemoCompany(
  { clock, passwords }: Pick<Platform, 'clock' | 'passwords'>,
  tx: Tx,
  demo: NewDemo,
): Promise<{ companyId: CompanyId; userId: UserId } | null> {
  await lockSignUps(tx)
  const now = clock.now()
  if ((await countDemosSince(tx, 'building', minutesBefore(now, buildingMinutes))) > 0) return null
  if ((await countDemosSince(tx, 'open', hoursBefore(now, freshHours))) > 0) return null
  const slug = slugOf(demo.name)
  const companyId = await insertCompany(tx, { ...demo, slug: freeSlug(slug, await slugsLike(tx, slug)) })
  await markDemo(tx, companyId, { demo: 'building', createdAt: now })
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'))
  const user = { companyId, passwordHash, verifiedAt: now, verificationSentAt: now }
  const name = companyId.slice(0, 8)
  const userId = await insertUser(tx, { ...user, role: 'ADMIN', email: `owner-${name}@${demoMailDomain}` })
  await insertUser(tx, { ...user, role: 'VIEWER', email: `visitor-${name}@${demoMailDomain}` })
  if (userId === null) throw new Error('The address of a demo was taken')
  return { companyId, userId }
}

/** Shows the company to visitors. Needs `forSystem`. */
export const openDemoCompany = (tx: Tx, companyId: CompanyId): Promise<void> =>
  markDemo(tx, companyId, { demo: 'open' })

/** Every demo company that is not leaving, the newest first. Needs `forSystem`. */
export const listDemos = selectDemos
