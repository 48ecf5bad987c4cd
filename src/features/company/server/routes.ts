import { type Route, route } from '#platform/http/route.ts'
import {
  finishOnboarding,
  getOnboardingDraft,
  getSettings,
  saveOnboardingDraft,
  updateSettings,
} from '../contract.ts'
import { changeContact } from './change-contact.ts'
import { keepDraft } from './keep-draft.ts'
import { loadDraft } from './load-draft.ts'
import { loadSettings } from './load-settings.ts'
import { setUpCompany } from './set-up-company.ts'

export const routes: Route[] = [
  route(finishOnboarding, async ({ platform, employer, body }) => {
    await setUpCompany(platform, employer, body)
    return { message: 'Setup completed successfully!', onBoardingStatus: 'COMPLETED' as const }
  }),
  route(getSettings, async ({ platform, employer }) => {
    const { company, user, profile } = await loadSettings(platform, employer)
    return {
      userId: user.id,
      role: user.role,
      name: company.name,
      userName: user.email,
      newUserName: user.newEmail,
      slug: company.slug,
      deleteAt: company.deleteAt?.toISOString() ?? null,
      phone: company.phone,
      address: company.address,
      city: company.city,
      onBoardingStatus: company.onboardingStatus,
      companyIdentity: profile && {
        industry: profile.industry,
        companyDescription: profile.description,
        companySize: profile.size,
        companyValues: profile.values,
      },
    }
  }),
  route(updateSettings, async ({ platform, employer, body }) => {
    await changeContact(platform, employer, body)
    return { message: 'Your changes are saved.' }
  }),
  route(getOnboardingDraft, async ({ platform, employer }) => {
    const kept = await loadDraft(platform, employer.companyId)
    return { draft: kept?.draft ?? null, savedAt: kept?.savedAt.toISOString() ?? null }
  }),
  route(saveOnboardingDraft, async ({ platform, employer, body }) => {
    const savedAt = await keepDraft(platform, employer.companyId, body)
    return { savedAt: savedAt?.toISOString() ?? null }
  }),
]
