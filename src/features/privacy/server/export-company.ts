import * as z from 'zod/mini'
import { type CompanyId, companyId, type ExportId, exportId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { lockCompany } from '#features/accounts/server/change-company.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { type CompanyExport, exportDays, maxArchives } from '../contract/company-data.ts'
import { companyArchive } from './company-archive.ts'
import { exportReadyMail } from './mails.ts'
import {
  beginAttempt,
  deleteExport,
  type ExportKey,
  failStuckExports,
  findExport,
  findWaitingExport,
  insertExport,
  markFailed,
  markReady,
  selectExpiredExports,
  selectExports,
  selectOlderReady,
} from './store.ts'
import type { ExportRow } from './tables.ts'

const maxShown = 20
const retries = 5
const stuckHours = 12
const maxSwept = 100

type Requester = Pick<Employer, 'companyId' | 'userId'>

function shownExport({ id, state, size, requestedAt, readyAt, expiresAt }: ExportRow): CompanyExport {
  return {
    id,
    state,
    size,
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

/** The company's exports that are being made, ready or failed, newest first. */
export async function listExports(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<CompanyExport[]> {
  const rows = await db.forCompany(companyId, (tx) => selectExports(tx, companyId, maxShown))
  return rows.map(shownExport)
}

/** Has an archive made of all of the company's data; while one is being made, another request returns that one. */
export async function requestExport(
  { db, tasks, audit }: Pick<Platform, 'db' | 'tasks' | 'audit'>,
  { companyId, userId }: Requester,
): Promise<CompanyExport> {
  const row = await db.forCompany(companyId, async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new Refusal('NOT_FOUND')
    const made = await insertExport(tx, companyId, userId)
    if (!made) return findWaitingExport(tx, companyId)
    await tasks.enqueue(tx, makeExportTask, { companyId, exportId: made.id })
    await audit.record(tx, { companyId, actor: userId, action: 'export.requested', subjectId: made.id })
    return made
  })
  // Between the two statements the other one became ready: there is room for a new one now.
  return row ? shownExport(row) : requestExport({ db, tasks, audit }, { companyId, userId })
}

/** A path that downloads an archive for five minutes; throws NOT_FOUND while there is none, and after it expired. */
export async function openExport(
  { db, clock, links, audit }: Pick<Platform, 'db' | 'clock' | 'links' | 'audit'>,
  { companyId, userId }: Requester,
  exportId: ExportId,
): Promise<string> {
  return db.forCompany(companyId, async (tx) => {
    const row = await findExport(tx, { companyId, exportId })
    if (!row?.fileKey || !row.expiresAt || row.expiresAt <= clock.now()) throw new Refusal('NOT_FOUND')
    await audit.record(tx, { companyId, actor: userId, action: 'export.opened', subjectId: exportId })
    return links.signedFile({
      key: row.fileKey,
      name: `company-data-${row.requestedAt.toISOString().slice(0, 10)}.zip`,
      contentType: 'application/zip',
      disposition: 'attachment',
    })
  })
}

/** Makes the archive and mails the user who requested it. Killed at any point it is made again; the last failure is shown. */
export const makeExportTask = defineTask({
  name: 'privacy.make-export',
  payload: z.strictObject({ companyId, exportId }),
  retries,
  expireSeconds: 7200,
  run: async (platform, key) => {
    const inCompany = platform.db.forCompany
    const attempt = await inCompany(key.companyId, (tx) => beginAttempt(tx, key))
    if (attempt === null) return
    try {
      await writeArchive(platform, key)
    } catch (error) {
      if (attempt > retries) await inCompany(key.companyId, (tx) => markFailed(tx, key))
      throw error
    }
  },
})

async function writeArchive(deps: Platform, key: ExportKey): Promise<void> {
  const { db, files, mail, audit, clock } = deps
  const { companyId, exportId } = key
  const fileKey = archiveKey(key)
  const staged = await files.stage(companyArchive(deps, companyId), { maxBytes: Number.MAX_SAFE_INTEGER })
  const { size } = await files.keep(staged, fileKey)
  const known = await db.forCompany(companyId, async (tx) => {
    const made = await markReady(tx, key, { fileKey, size, days: exportDays })
    if (!made) return findExport(tx, key)
    const version = clock.now().getTime()
    await mail.send(tx, exportReadyMail, { companyId, subjectId: made.requestedBy, version })
    await audit.record(tx, { companyId, actor: 'system', action: 'export.made', subjectId: exportId })
    return made
  })
  // The company was erased meanwhile.
  if (!known) await files.remove(fileKey)
  await remove(deps, await db.forCompany(companyId, (tx) => selectOlderReady(tx, companyId, maxArchives)))
}

/** Made of ids alone, and the same in every try: what a killed process left is overwritten or removed. */
const archiveKey = ({ companyId, exportId }: ExportKey): string => `${companyId}/exports/${exportId}`

/** The file first: without its row nobody would find it again. */
async function remove({ db, files }: Pick<Platform, 'db' | 'files'>, exports: ExportKey[]): Promise<void> {
  for (const key of exports) {
    await files.remove(archiveKey(key))
    await db.forCompany(key.companyId, (tx) => deleteExport(tx, key))
  }
}

/** Removes expired archives, and marks stuck ones as failed. */
export const sweepExportsTask = defineTask({
  name: 'privacy.sweep-exports',
  payload: z.strictObject({}),
  every: '37 * * * *',
  run: async (platform) => {
    await platform.db.forSystem((tx) => failStuckExports(tx, stuckHours))
    await remove(
      platform,
      await platform.db.forSystem((tx) => selectExpiredExports(tx, exportDays, maxSwept)),
    )
  },
})
