import { type Company, getCompany } from '#features/accounts/server/get-company.ts'
import { getUser, type User } from '#features/accounts/server/get-user.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { type CompanyProfile, getCompanyProfile } from './get-company-profile.ts'

export interface Settings {
  company: Company
  user: User
  profile: CompanyProfile | null
}

/** The signed-in user, the company and its profile. */
export function loadSettings(
  { db }: Pick<Platform, 'db'>,
  { companyId, userId }: Pick<Employer, 'companyId' | 'userId'>,
): Promise<Settings> {
  return db.forCompany(companyId, async (tx) => ({
    company: await getCompany(tx, companyId),
    user: await getUser(tx, companyId, userId),
    profile: await getCompanyProfile(tx, companyId),
  }))
}
