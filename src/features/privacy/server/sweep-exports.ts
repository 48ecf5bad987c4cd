import type { Platform } from '#platform/platform.ts'
import { exportDays } from '../contract.ts'
import { archiveKey } from './rules.ts'
import { deleteExport, failStuckExports, selectOverExports } from './store.ts'

const stuckHours = 12
const atOnce = 100

/** Removes archives whose time is over, file first, and gives up those that nobody is making any more. */
export async function sweepExports({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<void> {
  await db.forSystem((tx) => failStuckExports(tx, stuckHours))
  const over = await db.forSystem((tx) => selectOverExports(tx, exportDays, atOnce))
  for (const key of over) {
    await files.remove(archiveKey(key.companyId, key.exportId))
    await db.forCompany(key.companyId, (tx) => deleteExport(tx, key))
  }
}
