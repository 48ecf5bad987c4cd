import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import { canPost } from './can-post.ts'
import { takePosting } from './store.ts'

/** Spends one posting of the current subscription in the caller's transaction; refuses as `canPost` does. */
export async function spendPosting(tx: Tx, companyId: CompanyId): Promise<{ candidatesPerJob: number }> {
  const taken = await takePosting(tx, companyId)
  if (taken) return taken
  await canPost(tx, companyId)
  // A posting came back between the two looks; whoever asks again will get it.
  throw new Refusal('NO_JOBS_LEFT')
}
