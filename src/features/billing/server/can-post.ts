import type { CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import { judgePosting } from './rules.ts'
import { selectPostingRights } from './store.ts'

/** Throws NO_SUBSCRIPTION, NOT_ACTIVE, EXPIRED_SUBSCRIPTION or NO_JOBS_LEFT when the company may not post a job now. */
export async function canPost(tx: Tx, companyId: CompanyId): Promise<void> {
  const verdict = judgePosting(await selectPostingRights(tx, companyId))
  if (verdict !== 'may-post') throw new Refusal(verdict)
}
