import type { CompanyId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import type { Invitation } from '../contract/invitations.ts'
import { describeInvitations } from './describe-invitations.ts'
import { selectInvitations } from './store.ts'

/** All invitations of the company, the latest meeting first. */
export function listInvitations(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  companyId: CompanyId,
): Promise<Invitation[]> {
  return db.forCompany(companyId, async (tx) =>
    describeInvitations(tx, companyId, await selectInvitations(tx, companyId), clock.now()),
  )
}
