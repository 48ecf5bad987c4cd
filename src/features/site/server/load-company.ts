import type { JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Company, findCompanyBySlug } from '#features/accounts/server/get-company.ts'
import { getCompanyProfile } from '#features/company/server/get-company-profile.ts'
import { countOpenJobs, listOpenJobs } from '#features/jobs/server/list-open-jobs.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { type CompanyPageData, openJobsPerPage } from '../contract.ts'

/** A company's public page; null if the company does not exist or is not public. */
export async function loadCompany(
  { db }: Pick<Platform, 'db'>,
  slug: string,
): Promise<CompanyPageData | null> {
  return db.forSystem(async (tx) => {
    const company = await findPublicCompany(tx, slug)
    const profile = company && (await getCompanyProfile(tx, company.id))
    if (!company || !profile) return null
    const openJobs = await countOpenJobs(tx, company.id)
    const { jobs, last } = await listOpenJobs(tx, company.id, { size: openJobsPerPage })
    const { name, city } = company
    const { industry, description, values } = profile
    return { name, slug: company.slug, city, industry, description, values, openJobs, jobs, last }
  })
}

/** The company's open jobs after a known one; throws NOT_FOUND if the company is not public. */
export async function loadOpenJobs({ db }: Pick<Platform, 'db'>, slug: string, after: JobId | undefined) {
  return db.forSystem(async (tx) => {
    const company = await findPublicCompany(tx, slug)
    if (!company) throw new Refusal('NOT_FOUND')
    return listOpenJobs(tx, company.id, { after: after && { id: after }, size: openJobsPerPage })
  })
}

async function findPublicCompany(tx: Tx, slug: string): Promise<Company | null> {
  const company = await findCompanyBySlug(tx, slug)
  return company?.openToPublic && company.onboardingStatus === 'COMPLETED' ? company : null
}
