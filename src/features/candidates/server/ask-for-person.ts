import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { insertEvents, lockCandidates, updateCandidates } from './decisions/store.ts'
import { personAskedFor } from './events.ts'

/** Marks the candidate as asking for a person, and publishes it; asking again changes nothing. */
export async function askForPerson(
  { clock, tasks }: Pick<Platform, 'clock' | 'tasks'>,
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<void> {
  const [candidate] = await lockCandidates(tx, companyId, [candidateId])
  if (!candidate) throw new Refusal('NOT_FOUND')
  if (candidate.askedForPersonAt) return
  const at = clock.now()
  await updateCandidates(tx, companyId, [candidateId], { askedForPersonAt: at })
  await insertEvents(tx, [{ companyId, candidateId, at, kind: 'asked-for-a-person' }])
  await tasks.publish(tx, personAskedFor, { companyId, candidateId })
}
