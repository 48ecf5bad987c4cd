import { findCompanyBySlug } from '#features/accounts/server/get-company.ts'
import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import { listOpenJobs } from '#features/jobs/server/list-open-jobs.ts'
import type { Platform } from '#platform/platform.ts'
import type { CompanyPageData, CompanyWithTexts } from '../contract.ts'

/** A company's public page; null if the company does not exist or is not public. */
export async function loadCompany(
  { db }: Pick<Platform, 'db'>,
  slug: string,
): Promise<CompanyWithTexts | null> {
  return db.forSystem(async (tx) => {
    const company = await findCompanyBySlug(tx, slug)
    if (!company?.openToPublic || company.onboardingStatus !== 'COMPLETED') return null
    const profile = await getCompanyProfile(tx, company.id)
    if (!profile) return null
    const { name, city } = company
    const { industry, description, values } = profile
    return {
      slug: company.slug,
      name,
      city,
      industry,
      description,
      values,
      jobs: await listOpenJobs(tx, company.id),
    }
  })
}

/** The data of the page, which does without the texts of the jobs. */
export async function loadCompanyPage(
  deps: Pick<Platform, 'db'>,
  slug: string,
): Promise<CompanyPageData | null> {
  const company = await loadCompany(deps, slug)
  return company && { ...company, jobs: company.jobs.map(({ description: _, ...job }) => job) }
}
