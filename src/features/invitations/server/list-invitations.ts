import type { QueryOf } from '#contract/endpoint.ts'
import type { CandidateId, CompanyId, InvitationId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Invitation, listInvitationsEndpoint } from '../contract/invitations.ts'
import { describeInvitations } from './describe-invitations.ts'
import { isOpen } from './rules.ts'
import { selectInvitations } from './store.ts'

/** The company's invitations, or some of them, the latest meeting first. */
export function listInvitations(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  companyId: CompanyId,
  { candidateId, jobId, only }: QueryOf<typeof listInvitationsEndpoint>,
): Promise<Invitation[]> {
  return db.forCompany(companyId, async (tx) => {
    const now = clock.now()
    const rows = await selectInvitations(tx, companyId, candidateId)
    const wanted = only === 'upcoming' ? rows.filter((row) => isOpen(row, now)) : rows
    const described = await describeInvitations(tx, companyId, wanted, now)
    return described.filter(
      ({ meeting }) =>
        (jobId === undefined || meeting.jobId === jobId) &&
        (only !== 'awaits-outcome' || meeting.awaitsOutcome),
    )
  })
}

/** All fields of the company's invitations. */
export const exportInvitations = (tx: Tx, companyId: CompanyId) => selectInvitations(tx, companyId)

/** All stored invitations of one candidate. */
export const exportInvitationsOf = (tx: Tx, companyId: CompanyId, candidateId: CandidateId) =>
  selectInvitations(tx, companyId, candidateId)

/** The ids of the invitations of some candidates, under which their mails were queued. */
export async function listInvitationIds(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<InvitationId[]> {
  const rows = await Promise.all(candidateIds.map((id) => selectInvitations(tx, companyId, id)))
  return rows.flat().map(({ id }) => id)
}
