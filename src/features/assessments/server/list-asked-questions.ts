import type { CompanyId, JobId } from '#contract/ids.ts'
import { listQuestions } from '#features/question-sets/server/list-questions.ts'
import type { AskedQuestion } from '#features/scoring/assessment.ts'
import type { Tx } from '#platform/database/database.ts'

/** The questions of an interview, each with what its guide says. */
export async function listAskedQuestions(
  tx: Tx,
  { companyId, jobId }: { companyId: CompanyId; jobId: JobId },
  asked: readonly string[],
): Promise<AskedQuestion[]> {
  const guides = new Map((await listQuestions(tx, companyId, jobId)).map(({ text, guide }) => [text, guide]))
  return asked.map((text) => {
    const guide = guides.get(text)
    if (!guide) return { text }
    const { competency, measures, keyPoints } = guide
    return { text, competency, measures, keyPoints }
  })
}
