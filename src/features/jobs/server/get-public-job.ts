import type { JobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import { findCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PublicJob } from '../contract/public-job.ts'
import { estimateMinutes } from './estimate-minutes.ts'
import { findOpenJob } from './get-job.ts'
import { findPublicJobRow } from './store.ts'

/** An open job as anybody may see it; null when there is none, or its company is closed. Needs the system role. */
export async function getPublicJob(tx: Tx, jobId: JobId): Promise<PublicJob | null> {
  const job = await findOpenJob(tx, jobId)
  const company = job && (await findCompany(tx, job.companyId))
  if (!company) return null
  const questionCount = job.tailoredQuestions.length
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    location: job.location,
    salary: job.salary,
    type: job.type,
    createdAt: job.createdAt.toISOString(),
    companyName: company.name,
    companyPage: `/${company.slug}`,
    responsePromise: company.responsePromise,
    interviewLanguage: interviewLanguageNames[job.language],
    questionCount,
    minutes: estimateMinutes(questionCount),
  }
}

/** The public page of a job's company and the job's language, be it open or closed. Needs the system role. */
export async function describeClosedJob(tx: Tx, jobId: JobId): Promise<Record<string, string> | null> {
  const job = await findPublicJobRow(tx, jobId)
  const company = job && (await findCompany(tx, job.companyId))
  if (!job || !company?.openToPublic) return null
  const interviewLanguage = interviewLanguageNames[job.interviewLanguage]
  return { companyPage: `/${company.slug}`, interviewLanguage }
}
