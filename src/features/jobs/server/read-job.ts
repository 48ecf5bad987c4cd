import type { CompanyId, JobId } from '#contract/ids.ts'
import { interviewLanguageNames } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Job } from '../contract.ts'
import { findJobRow, listQuestionRows } from './store.ts'

/** A job as its employer sees it; throws NOT_FOUND for one that is not the company's. */
export async function readJob(tx: Tx, companyId: CompanyId, jobId: JobId): Promise<Job> {
  const row = await findJobRow(tx, companyId, jobId)
  if (!row) throw new Refusal('NOT_FOUND')
  const questions = await listQuestionRows(tx, companyId, jobId)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    salary: row.salary,
    type: row.type,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    currentCandidatesCount: row.candidatesCount,
    maxCandidates: row.maxCandidates,
    interviewLanguage: interviewLanguageNames[row.interviewLanguage],
    interviewState: row.interviewState,
    idealProfile: row.idealProfile,
    tailoredQuestions: questions.map(({ text }) => text),
    interviewLocked: row.interviewLockedAt !== null,
    version: row.version,
  }
}
