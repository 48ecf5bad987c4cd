import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import { standingOf } from './rules.ts'
import { selectSubscriptions } from './store.ts'

/** What the company holds and has held, newest first. */
export async function listSubscriptions({ db }: Pick<Platform, 'db'>, companyId: CompanyId) {
  const rows = await db.forCompany(companyId, (tx) => selectSubscriptions(tx, companyId))
  return rows.map(({ status, over, ...held }) => ({ ...held, ...standingOf({ status, over }) }))
}
