import type { AnswerOf } from '#contract/endpoint.ts'
import type { CompanyId } from '#contract/ids.ts'
import { getCompany } from '#features/accounts/server/get-company.ts'
import type { Platform } from '#platform/platform.ts'
import type {
  getOnboardingDraftEndpoint,
  OnboardingDraft,
  saveOnboardingDraftEndpoint,
} from '../contract/settings.ts'
import { lockDraft, selectDraft, upsertDraft } from './store.ts'

/** Saves what is typed so far; the last save wins. Once onboarding is finished nothing is saved. */
export function saveOnboardingDraft(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
  { version, ...draft }: OnboardingDraft & { version: number },
): Promise<AnswerOf<typeof saveOnboardingDraftEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    await lockDraft(tx, companyId)
    const { onboardingStatus } = await getCompany(tx, companyId)
    if (onboardingStatus !== 'PENDING') return { savedAt: null, version: 0, replaced: false }
    const saved = await upsertDraft(tx, companyId, draft)
    return { ...saved, savedAt: saved.savedAt.toISOString(), replaced: saved.version !== version + 1 }
  })
}

export function getOnboardingDraft(
  { db }: Pick<Platform, 'db'>,
  companyId: CompanyId,
): Promise<AnswerOf<typeof getOnboardingDraftEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const saved = await selectDraft(tx, companyId)
    if (!saved) return { draft: null, savedAt: null, version: 0 }
    return { ...saved, savedAt: saved.savedAt.toISOString() }
  })
}
