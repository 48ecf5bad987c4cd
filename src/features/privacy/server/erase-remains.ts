import * as z from 'zod/mini'
import { type CompanyId, companyId } from '#contract/ids.ts'
import { isCompany } from '#features/accounts/server/delete-company.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask, type Task } from '#platform/tasks/tasks.ts'

/** Removes an erased company's files, and the mails that were queued while it was erased. */
async function eraseLeftOversOf(
  { db, files, mail, log }: Pick<Platform, 'db' | 'files' | 'mail' | 'log'>,
  gone: CompanyId,
): Promise<void> {
  const stays = await db.forSystem(async (tx) => {
    if (await isCompany(tx, gone)) return true
    await mail.forget(tx, gone)
    return false
  })
  if (stays) log.error({ companyId: gone }, 'a company that is still there was to lose its files')
  else await files.removeAll(`${gone}/`)
}

export const eraseRemains: Task<{ companyId: CompanyId }> = defineTask({
  name: 'privacy.erase-left-overs',
  payload: z.strictObject({ companyId }),
  // A disk that cannot be written is mended within days, not minutes.
  retries: 500,
  expireSeconds: 600,
  run: (platform, erased) => eraseLeftOversOf(platform, erased.companyId),
})
