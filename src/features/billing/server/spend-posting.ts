import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { canPost } from './can-post.ts'
import { unlimited } from './rules.ts'
import { takePosting } from './store.ts'

/**
 * Spends one posting of the current subscription in the caller's transaction; refuses as `canPost` does. Where
 * nothing is sold nothing is spent.
 */
export async function spendPosting(
  platform: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
): Promise<{ candidatesPerJob: number }> {
  if (platform.config.BILLING === 'off') return { candidatesPerJob: unlimited }
  const taken = await takePosting(tx, companyId)
  if (taken) return taken
  await canPost(platform, tx, companyId)
  // A posting came back between the two reads; the next try gets it.
  throw new Refusal('NO_JOBS_LEFT')
}
