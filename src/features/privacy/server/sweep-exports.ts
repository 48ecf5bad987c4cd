import type { Platform } from '#platform/platform.ts'
import { exportDays } from '../contract.ts'
import { archiveKey } from './rules.ts'
import { deleteExport, failStuckExports, selectExpiredExports } from './store.ts'

const stuckHours = 12
const atOnce = 100

/** Removes expired archives, file first, and marks stuck ones as failed. */
export async function sweepExports({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<void> {
  await db.forSystem((tx) => failStuckExports(tx, stuckHours))
  const over = await db.forSystem((tx) => selectExpiredExports(tx, exportDays, atOnce))
  for (const key of over) {
    await files.remove(archiveKey(key.companyId, key.exportId))
    await db.forCompany(key.companyId, (tx) => deleteExport(tx, key))
  }
}
