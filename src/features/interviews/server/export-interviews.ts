import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { selectInterviewsOf } from './store.ts'

/** All stored data of some candidates' interviews, with answers and drafts. */
export async function exportInterviews(tx: Tx, companyId: CompanyId, candidateIds: readonly CandidateId[]) {
  const { interviews, answers } = await selectInterviewsOf(tx, companyId, candidateIds)
  const byCandidate = Map.groupBy(answers, (answer) => answer.candidateId)
  return new Map(
    interviews.map((interview) => [
      interview.candidateId,
      { ...interview, answers: byCandidate.get(interview.candidateId) ?? [] },
    ]),
  )
}
