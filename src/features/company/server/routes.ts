import { type Route, route } from '#platform/http/route.ts'
import {
  finishOnboardingEndpoint,
  getOnboardingDraftEndpoint,
  getSettingsEndpoint,
  saveOnboardingDraftEndpoint,
  setResponsePromiseEndpoint,
  setRetentionEndpoint,
  updateSettingsEndpoint,
} from '../contract/settings.ts'
import { finishOnboarding } from './finish-onboarding.ts'
import { getSettings } from './get-settings.ts'
import { getOnboardingDraft, saveOnboardingDraft } from './save-onboarding-draft.ts'
import { setResponsePromise, setRetention, updateSettings } from './update-settings.ts'

export const routes: Route[] = [
  route(finishOnboardingEndpoint, async ({ platform, employer, body }) => {
    await finishOnboarding(platform, employer, body)
    return { message: 'Setup completed successfully!', onBoardingStatus: 'COMPLETED' as const }
  }),
  route(getSettingsEndpoint, ({ platform, employer }) => getSettings(platform, employer)),
  route(updateSettingsEndpoint, async ({ platform, employer, body }) => {
    await updateSettings(platform, employer, body)
    return { message: 'Your changes are saved.' }
  }),
  route(setResponsePromiseEndpoint, async ({ platform, employer, body }) => {
    await setResponsePromise(platform, employer, body.responsePromise)
    return body
  }),
  route(setRetentionEndpoint, async ({ platform, employer, body }) => ({
    retentionMonths: await setRetention(platform, employer, body.retentionMonths),
  })),
  route(getOnboardingDraftEndpoint, ({ platform, employer }) =>
    getOnboardingDraft(platform, employer.companyId),
  ),
  route(saveOnboardingDraftEndpoint, ({ platform, employer, body }) =>
    saveOnboardingDraft(platform, employer.companyId, body),
  ),
]
