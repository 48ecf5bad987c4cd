import type { CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Platform } from '#platform/platform.ts'
import type { OnboardingDraft } from '../contract/settings.ts'
import { lockDraft, upsertDraft } from './store.ts'

/** Keeps what is typed so far and says since when; null once onboarding is finished, when there is nothing to keep. */
export function saveOnboardingDraft(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  draft: OnboardingDraft,
): Promise<Date | null> {
  return db.forCompany(companyId, async (tx) => {
    await lockDraft(tx, companyId)
    const { onboardingStatus } = await getCompany(tx, companyId)
    return onboardingStatus === 'PENDING' ? upsertDraft(tx, companyId, draft) : null
  })
}
