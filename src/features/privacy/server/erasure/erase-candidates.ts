import * as z from 'zod/mini'
import { type CandidateId, type CompanyId, companyId } from '#contract/ids.ts'
import { eraseCandidateRows, listMailSubjects } from '#features/candidates/server/erase-candidates.ts'
import { listCandidatesById } from '#features/candidates/server/get-candidate.ts'
import { listCvFiles } from '#features/interviews/server/get-transcript.ts'
import { listInvitationIds } from '#features/invitations/server/list-invitations.ts'
import { listReportFiles } from '#features/reports/server/export-reports.ts'
import { listNotificationIds } from '#features/review/server/export-notification-settings.ts'
import { eraseWaiting } from '#features/waiting-list/server/erase-waiting.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { endExports } from '../store.ts'

const maxFiles = 200

/**
 * Erases candidates with everything about them: rows in the caller's transaction, files and copies of mails by its tasks.
 * Archives of the company that hold them go too. Of the ledger the encrypted rows stay, whose key is destroyed.
 */
export async function eraseCandidates(
  { config, mail, tasks }: Pick<Platform, 'config' | 'mail' | 'tasks'>,
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<void> {
  if (ids.length === 0) return
  const files = [
    ...(await listCvFiles(tx, companyId, ids)),
    ...(await listReportFiles(tx, companyId, ids)),
    ...(await endExports(tx, companyId)),
  ]
  const mailed = [
    ...(await listMailSubjects(tx, companyId, ids)),
    ...(await listInvitationIds(tx, companyId, ids)),
    ...(await listNotificationIds(tx, companyId, ids)),
  ]
  const candidates = await listCandidatesById(tx, companyId, ids)
  const emails = [...candidates.values()].map(({ email }) => email)
  mailed.push(...(await eraseWaiting({ config }, tx, companyId, emails)))
  await eraseCandidateRows(tx, companyId, ids)
  // After the rows: a mail about to be queued is either queued by now or finds nobody.
  await mail.forgetAbout(tx, companyId, mailed)
  for (let from = 0; from < files.length; from += maxFiles)
    await tasks.enqueue(tx, removeFilesTask, { companyId, keys: files.slice(from, from + maxFiles) })
}

/** Removes files whose rows are gone. Idempotent. */
export const removeFilesTask = defineTask({
  name: 'privacy.remove-files',
  payload: z.strictObject({ companyId, keys: z.array(z.string()).check(z.maxLength(maxFiles)) }),
  // Repairing a disk that cannot be written takes days, not minutes.
  retries: 500,
  run: async ({ files }, { keys }) => {
    for (const key of keys) await files.remove(key)
  },
})
