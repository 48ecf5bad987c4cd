import type { ExportId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { findExport } from './store.ts'

/** A path that downloads an archive for five minutes; throws NOT_FOUND when it is not there, or no longer. */
export async function openExport(
  { db, clock, links, audit }: Pick<Platform, 'db' | 'clock' | 'links' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
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
