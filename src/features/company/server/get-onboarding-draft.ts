import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { type KeptDraft, selectDraft } from './store.ts'

/** What was typed into the onboarding wizard and not sent yet; null when there is nothing. */
export function getOnboardingDraft(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<KeptDraft | null> {
  return db.forCompany(companyId, (tx) => selectDraft(tx, companyId))
}
