import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { getCompany } from '../get-company.ts'
import { findUserByEmail } from '../store.ts'
import type { InviteRow } from '../tables.ts'
import { inviteIsOpen } from './rules.ts'
import { findInviteById } from './store.ts'

/** The invitation that a link is for, with the company's name. Uses nothing up. Throws BAD_INVITE. */
export async function readInvite(
  { links, clock }: Pick<Platform, 'links' | 'clock'>,
  tx: Tx,
  token: string,
): Promise<InviteRow & { company: string }> {
  const claimed = links.claimedId(token)
  const invite = claimed === null ? null : await findInviteById(tx, claimed)
  const isGood =
    invite !== null &&
    links.matches(token, 'join-team', invite.id, invite.issue) &&
    inviteIsOpen(invite, clock.now())
  if (!isGood) throw new Refusal('BAD_INVITE')
  const { name, openToPublic } = await getCompany(tx, invite.companyId)
  // The address may have got an account of its own since, and the company may be on its way out or banned.
  if (!openToPublic || (await findUserByEmail(tx, invite.email))) throw new Refusal('BAD_INVITE')
  return { ...invite, company: name }
}
