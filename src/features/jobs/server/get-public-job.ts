import type { JobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import { findCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PublicJob } from '../contract/public-job.ts'
import { interviewMinutes } from './rules.ts'
import { countQuestionRows, findCompanyOfJob, findOpenJobRow } from './store.ts'

/** An open job as anybody may see it; null when there is none, or its company is closed. Needs the system door. */
export async function getPublicJob(tx: Tx, jobId: JobId): Promise<PublicJob | null> {
  const row = await findOpenJobRow(tx, jobId)
  if (!row) return null
  const company = await findCompany(tx, row.companyId)
  if (!company?.openToPublic) return null
  const questionCount = await countQuestionRows(tx, row.companyId, row.id)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    salary: row.salary,
    type: row.type,
    createdAt: row.createdAt.toISOString(),
    companyName: company.name,
    companyPage: `/${company.slug}`,
    interviewLanguage: interviewLanguageNames[row.interviewLanguage],
    questionCount,
    minutes: interviewMinutes(questionCount),
  }
}

/** Where the open jobs of a job's company are, be it open or closed; null when there is none such. Needs the system door. */
export async function companyPageOfJob(tx: Tx, jobId: JobId): Promise<string | null> {
  const companyId = await findCompanyOfJob(tx, jobId)
  const company = companyId && (await findCompany(tx, companyId))
  return company?.openToPublic ? `/${company.slug}` : null
}
