import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { markOnboarded } from './store.ts'

/** Opens the application to the company; true only the first time. */
export function completeOnboarding(tx: Tx, companyId: CompanyId): Promise<boolean> {
  return markOnboarded(tx, companyId)
}
