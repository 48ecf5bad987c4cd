import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { sharedAnswers } from '#features/scoring/ai-signal/shared-points.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SharedPassage } from '../contract.ts'
import { findShared } from './find-shared-answers.ts'
import type { Candidacy } from './store.ts'

const maxNames = 5

/** What a candidate wrote word for word as others of the job did, at this moment; the others may have come later. */
export async function listShared(tx: Tx, candidacy: Candidacy): Promise<SharedPassage[]> {
  const passages: SharedPassage[] = []
  for (const { answer, share, candidates } of sharedAnswers(await findShared(tx, candidacy))) {
    const others: SharedPassage['others'] = []
    for (const id of candidates.slice(0, maxNames)) {
      const { firstName, lastName } = await getCandidate(tx, candidacy.companyId, id)
      others.push({ id, name: `${firstName} ${lastName}` })
    }
    passages.push({
      answer,
      percent: Math.round(100 * share),
      others,
      more: candidates.length - others.length,
    })
  }
  return passages
}
