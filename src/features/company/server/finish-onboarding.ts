import { changeCompany, completeOnboarding } from '#features/accounts/server/change-company.ts'
import { grantFreeOffer } from '#features/billing/server/grant-free-offer.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { CompanyIdentity } from '../contract/settings.ts'
import { deleteDraft, lockDraft, upsertProfile } from './store.ts'

/** Saves the profile and opens the application to the company; sent again it only changes the profile. */
export async function finishOnboarding(
  platform: Pick<Platform, 'db' | 'config' | 'audit'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
  identity: CompanyIdentity,
): Promise<void> {
  await platform.db.forCompany(companyId, async (tx) => {
    await lockDraft(tx, companyId)
    const first = await completeOnboarding(tx, companyId)
    await deleteDraft(tx, companyId)
    const { fullName } = identity
    if (fullName !== undefined) await changeCompany(tx, companyId, { fullName: fullName || null })
    await upsertProfile(tx, companyId, {
      industry: identity.industry,
      description: identity.companyDescription,
      size: identity.companySize,
      values: identity.companyValues,
    })
    if (first) await grantFreeOffer(platform, tx, companyId)
    const action = first ? 'company.onboarded' : 'company.profile-changed'
    await platform.audit.record(tx, { companyId, actor: userId, action, subjectId: companyId })
  })
}
