import type { Platform } from '#platform/platform.ts'
import { forgetScreenshot, selectOldScreenshots } from './purchases/store.ts'

const keptDays = 90
const batchSize = 100

/** Removes the screenshots of purchases that were not confirmed, file first: they show accounts of people. */
export async function sweepScreenshots({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<void> {
  const old = await db.forSystem((tx) => selectOldScreenshots(tx, keptDays, batchSize))
  for (const { key, ...purchase } of old) {
    if (key) await files.remove(key)
    await db.forCompany(purchase.companyId, (tx) => forgetScreenshot(tx, purchase))
  }
}
