import type { Platform } from '#platform/platform.ts'
import { forgetScreenshot, selectOldScreenshots } from './purchases/store.ts'

const keptDays = 90
const atOnce = 100

/** Removes the screenshots of purchases that came to nothing, file first: they show accounts of people. */
export async function sweepScreenshots({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<void> {
  const old = await db.forSystem((tx) => selectOldScreenshots(tx, keptDays, atOnce))
  for (const { key, ...purchase } of old) {
    if (key) await files.remove(key)
    await db.forCompany(purchase.companyId, (tx) => forgetScreenshot(tx, purchase))
  }
}
