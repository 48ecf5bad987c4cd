import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { CompanyId, PurchaseId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer, Upload } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { lockPurchases } from './purchases/lock-buyer.ts'
import { readPicture } from './purchases/read-picture.ts'
import { findPurchase, type PurchaseKey, type PurchaseRow, putScreenshot } from './purchases/store.ts'

type Keeping = Pick<Platform, 'db' | 'files' | 'audit' | 'log'>

/** Throws unless the purchase takes a screenshot now; called before the body is received. */
export function admitScreenshot(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  purchaseId: PurchaseId,
): Promise<void> {
  return db.forCompany(companyId, async (tx) => {
    await undecided(tx, { companyId, purchaseId })
  })
}

async function undecided(tx: Tx, key: PurchaseKey): Promise<PurchaseRow> {
  const purchase = await findPurchase(tx, key)
  if (!purchase) throw new Refusal('NOT_FOUND')
  if (purchase.decidedAt) throw new Refusal('ALREADY_DECIDED')
  return purchase
}

/**
 * Replaces the screenshot of the transfer. The stored picture is encoded again from its pixels.
 * Throws NOT_FOUND, ALREADY_DECIDED, NO_FILE, NOT_A_PICTURE or TOO_MANY_PIXELS.
 */
export async function sendScreenshot(
  parts: Keeping,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  purchaseId: PurchaseId,
  upload: Upload | null,
): Promise<PurchaseRow> {
  if (!upload) throw new Refusal('NO_FILE')
  const { bytes, hash } = await readPicture(await readFile(upload.file.path))
  const screenshotKey = `${companyId}/screenshots/${randomUUID()}`
  await parts.files.put(screenshotKey, bytes)
  const key = { companyId, purchaseId }
  try {
    const { kept, left } = await parts.db.forCompany(companyId, async (tx) => {
      await lockPurchases(tx, companyId)
      const before = await undecided(tx, key)
      const row = await putScreenshot(tx, key, { screenshotKey, screenshotHash: hash })
      if (!row) throw new Refusal('ALREADY_DECIDED')
      const action = 'purchase.screenshot-sent'
      await parts.audit.record(tx, { companyId, actor: userId, action, subjectId: purchaseId })
      return { kept: row, left: before.screenshotKey }
    })
    if (left) await removeLeft(parts, left)
    return kept
  } catch (error) {
    await removeUnlessKept(parts, key, screenshotKey)
    throw error
  }
}

/** The answer to a commit can be lost: only a look at the row tells whether the file is needed. */
async function removeUnlessKept(parts: Keeping, key: PurchaseKey, screenshotKey: string): Promise<void> {
  try {
    const row = await parts.db.forCompany(key.companyId, (tx) => findPurchase(tx, key))
    if (row?.screenshotKey !== screenshotKey) await removeLeft(parts, screenshotKey)
  } catch {
    parts.log.warn({ screenshotKey }, 'a screenshot stays that perhaps no row leads to')
  }
}

/** The new screenshot is stored: a file that cannot be removed must not turn that into a failure. */
async function removeLeft({ files, log }: Pick<Keeping, 'files' | 'log'>, key: string): Promise<void> {
  await files.remove(key).catch(() => log.warn({ key }, 'a screenshot stays that no row leads to'))
}
