import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Language } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { findCompany } from '#features/accounts/server/get-company.ts'
import type { Tx } from '#platform/database/database.ts'
import type { IdealProfile, JobType } from '../contract.ts'
import type { QuestionGuide } from './questions/interview-brief.ts'
import { addToCandidatesCount, findJobRow, findOpenJobRow, listQuestionRows, lockJobRow } from './store.ts'

/** What later features may know of a job. */
export interface KnownJob {
  id: JobId
  companyId: CompanyId
  title: string
  description: string
  location: string
  salary: number | null
  type: JobType
  status: 'open' | 'closed'
  language: Language
  idealProfile: IdealProfile
  maxCandidates: number
  interviewState: 'preparing' | 'ready'
}

type Row = NonNullable<Awaited<ReturnType<typeof findJobRow>>>

function known({ interviewLanguage, ...row }: Row): KnownJob {
  return { ...row, language: interviewLanguage }
}

/** Throws NOT_FOUND for a job that is not the company's. */
export async function getJob(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<KnownJob> {
  const row = await findJobRow(tx, companyId, jobId)
  if (!row) throw new Refusal('NOT_FOUND')
  return known(row)
}

/** Like getJob, and nobody else can change the job or take a place in it until the transaction ends. */
export async function lockJob(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<KnownJob> {
  const row = await lockJobRow(tx, companyId, jobId)
  if (!row) throw new Refusal('NOT_FOUND')
  return known(row)
}

/** A job that takes candidates, by its public id; null when there is none, or its company is closed. Needs the system door. */
export async function findOpenJob(tx: Tx, jobId: JobId): Promise<KnownJob | null> {
  const row = await findOpenJobRow(tx, jobId)
  const company = row && (await findCompany(tx, row.companyId))
  return row && company?.openToPublic ? known(row) : null
}

/** The interview's questions in order, with how to read their answers. */
export function listQuestions(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
): Promise<{ text: string; guide: QuestionGuide }[]> {
  return listQuestionRows(tx, companyId, jobId)
}

/** Called in the transaction that adds a candidate to the job. */
export function countCandidate(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<void> {
  return addToCandidatesCount(tx, companyId, jobId)
}
