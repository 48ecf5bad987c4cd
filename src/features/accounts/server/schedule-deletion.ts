import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { markForDeletion, unmarkForDeletion } from './deletion/store.ts'

/** When the company is to be erased; null when that was decided before. */
export function scheduleDeletion(
  tx: Tx,
  companyId: CompanyId,
  when: { days: number; now: Date },
): Promise<Date | null> {
  return markForDeletion(tx, companyId, when)
}

/** False when the company stayed anyway. */
export function cancelDeletion(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return unmarkForDeletion(tx, companyId)
}
