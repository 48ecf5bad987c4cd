import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { CandidateContact } from '../contract/candidates.ts'
import { insertEvents, lockCandidates, updateCandidates } from './decisions/store.ts'
import { requirePhone } from './require-phone.ts'

/** Replaces a candidate's own contact data; the timeline says that it did. Needs `forCandidate`. */
export async function correctContact(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, id }: { companyId: CompanyId; id: CandidateId },
  contact: CandidateContact,
): Promise<void> {
  const phone = requirePhone(contact.phone)
  const [before] = await lockCandidates(tx, companyId, [id])
  if (!before) throw new Refusal('EXPIRED_LINK')
  const after = { ...contact, phone }
  const fields = Object.keys(after) as (keyof typeof after)[]
  if (fields.every((field) => before[field] === after[field])) return
  await updateCandidates(tx, companyId, [id], after)
  await insertEvents(tx, [{ companyId, candidateId: id, at: clock.now(), kind: 'contact-corrected' }])
}
