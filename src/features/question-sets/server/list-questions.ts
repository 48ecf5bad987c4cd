import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { QuestionGuide } from '../contract/question-set.ts'
import { findQuestionSet, selectQuestionSetsToExport } from './store.ts'

/** The questions of a job in order, with how to read their answers. */
export async function listQuestions(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
): Promise<{ text: string; guide: QuestionGuide }[]> {
  const set = await findQuestionSet(tx, companyId, jobId)
  return (set?.questions ?? []).map(({ text, origin: _, ...guide }) => ({ text, guide }))
}

/** All question sets of the company, as they are stored. */
export function exportQuestionSets(tx: Tx, companyId: CompanyId) {
  return selectQuestionSetsToExport(tx, companyId)
}
