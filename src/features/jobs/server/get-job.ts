import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { findCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import { addToCandidatesCount, findJobRow, findPublicJobRow, lockJobRow } from './store.ts'
import type { JobRow } from './tables.ts'

/** What later features may know of a job. */
export interface KnownJob extends Omit<JobRow, 'interviewLanguage' | 'postedBy' | 'requestId'> {
  language: Language
}

const known = ({ interviewLanguage, postedBy: _, requestId: _id, ...row }: JobRow): KnownJob => ({
  ...row,
  language: interviewLanguage,
})

/** Throws NOT_FOUND for a job that is not the company's. */
export async function getJob(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<KnownJob> {
  const row = await findJobRow(tx, companyId, jobId)
  if (!row) throw new Refusal('NOT_FOUND')
  return known(row)
}

/** Like getJob, and nobody else can change the job or take a seat in it until the transaction ends. */
export async function lockJob(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<KnownJob> {
  const row = await lockJobRow(tx, companyId, jobId)
  if (!row) throw new Refusal('NOT_FOUND')
  return known(row)
}

/** A job that takes candidates, by its public id; null when there is none, or its company is closed. Needs the system role. */
export async function findOpenJob(tx: Tx, jobId: JobId): Promise<KnownJob | null> {
  const row = await findPublicJobRow(tx, jobId)
  if (row?.status !== 'open') return null
  const company = await findCompany(tx, row.companyId)
  return company?.openToPublic ? known(row) : null
}

/** Called in the transaction that adds a candidate to the job. */
export function countCandidate(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  return addToCandidatesCount(tx, companyId, jobId)
}
