import { type Route, route } from '#platform/http/route.ts'
import { finishOnboarding, getSettings } from '../contract.ts'
import { loadSettings } from './load-settings.ts'
import { setUpCompany } from './set-up-company.ts'

export const routes: Route[] = [
  route(finishOnboarding, async ({ platform, employer, body }) => {
    await setUpCompany(platform, employer, body)
    return { message: 'Setup completed successfully!', onBoardingStatus: 'COMPLETED' as const }
  }),
  route(getSettings, async ({ platform, employer }) => {
    const { company, email, profile } = await loadSettings(platform, employer)
    return {
      name: company.name,
      userName: email,
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
]
