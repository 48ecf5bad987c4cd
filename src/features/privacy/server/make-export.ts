import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { exportDays, maxArchives } from '../contract.ts'
import { companyArchive } from './company-archive.ts'
import { exportReadyMail } from './mails.ts'
import { archiveKey } from './rules.ts'
import {
  beginAttempt,
  deleteExport,
  type ExportKey,
  findExport,
  markFailed,
  markReady,
  selectOlderReady,
} from './store.ts'

type Deps = Pick<Platform, 'db' | 'files' | 'clock' | 'config' | 'mail' | 'audit'>

/**
 * Makes the archive of an export and mails the user who asked for it. Killed at any point it is made again; when its last try
 * fails the export says so.
 */
export async function makeExport(deps: Deps, key: ExportKey, { tries }: { tries: number }): Promise<void> {
  const { db } = deps
  const attempt = await db.forCompany(key.companyId, (tx) => beginAttempt(tx, key))
  if (attempt === null) return
  try {
    await writeArchive(deps, key)
  } catch (error) {
    if (attempt >= tries) await db.forCompany(key.companyId, (tx) => markFailed(tx, key))
    throw error
  }
}

async function writeArchive(deps: Deps, key: ExportKey): Promise<void> {
  const { db, files, mail, audit } = deps
  const { companyId, exportId } = key
  const fileKey = archiveKey(companyId, exportId)
  const staged = await files.stage(companyArchive(deps, companyId), { maxBytes: Number.MAX_SAFE_INTEGER })
  const { size } = await files.keep(staged, fileKey)
  const known = await db.forCompany(companyId, async (tx) => {
    if (await markReady(tx, key, { fileKey, size, days: exportDays })) {
      await mail.send(tx, exportReadyMail, { companyId, subjectId: exportId })
      await audit.record(tx, { companyId, actor: 'system', action: 'export.made', subjectId: exportId })
    }
    return findExport(tx, key)
  })
  // The company was erased meanwhile.
  if (!known) await files.remove(fileKey)
  await makeRoom(deps, companyId)
}

/** However often copies are asked for, few are kept: each holds all that is known of everybody. */
async function makeRoom({ db, files }: Pick<Deps, 'db' | 'files'>, companyId: CompanyId): Promise<void> {
  const older = await db.forCompany(companyId, (tx) => selectOlderReady(tx, companyId, maxArchives))
  for (const key of older) {
    await files.remove(archiveKey(companyId, key.exportId))
    await db.forCompany(companyId, (tx) => deleteExport(tx, key))
  }
}
