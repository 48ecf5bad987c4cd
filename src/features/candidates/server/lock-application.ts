import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockCandidates } from './decisions/store.ts'

/** Keeps other requests from an application until the transaction ends; throws EXPIRED_LINK when it was erased. */
export async function lockApplication(tx: Tx, companyId: CompanyId, candidateId: CandidateId): Promise<void> {
  const [found] = await lockCandidates(tx, companyId, [candidateId])
  if (!found) throw new Refusal('EXPIRED_LINK')
}
