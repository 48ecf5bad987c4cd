import type { AnswerOf } from '#contract/endpoint.ts'
import { getCompany, retentionOf } from '#features/accounts/server/get-company.ts'
import { getUser } from '#features/accounts/server/list-users.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { getSettingsEndpoint } from '../contract/settings.ts'
import { selectProfile } from './store.ts'

/** The signed-in user, the company and its profile. */
export function getSettings(
  { db, config }: Pick<Platform, 'config' | 'db'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
): Promise<AnswerOf<typeof getSettingsEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const company = await getCompany(tx, companyId)
    const user = await getUser(tx, companyId, userId)
    const profile = await selectProfile(tx, companyId)
    return {
      userId: user.id,
      role: user.role,
      language: user.language,
      name: company.shortName,
      fullName: company.fullName,
      userName: user.email,
      newUserName: user.newEmail,
      slug: company.slug,
      deleteAt: company.deleteAt?.toISOString() ?? null,
      phone: company.phone,
      address: company.address,
      city: company.city,
      responsePromise: company.responsePromise,
      retentionMonths: retentionOf(config, company),
      maxRetentionMonths: config.RETENTION_MONTHS,
      timeZone: company.timeZone,
      onBoardingStatus: company.onboardingStatus,
      companyIdentity: profile && {
        industry: profile.industry,
        companyDescription: profile.description,
        companySize: profile.size,
        companyValues: profile.values,
      },
    }
  })
}
