import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { judgePosting } from './rules.ts'
import { selectSubscriptions } from './store.ts'

/** Throws NO_SUBSCRIPTION, NOT_ACTIVE, EXPIRED_SUBSCRIPTION or NO_JOBS_LEFT when the company may not post a job now. */
export async function canPost(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
): Promise<void> {
  if (config.BILLING === 'off') return
  const verdict = judgePosting(await selectSubscriptions(tx, companyId))
  if (verdict !== 'may-post') throw new Refusal(verdict)
}
