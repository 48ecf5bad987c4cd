import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { CandidateContact } from '../contract/candidates.ts'
import { registrationTexts } from '../contract/registration.ts'
import { insertEvents, lockCandidates, updateCandidates } from './decisions/store.ts'
import { normalizePhone } from './rules.ts'

/** Replaces a candidate's own contact data; the timeline says that it did. Needs `forCandidate`. */
export async function correctContact(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, id }: { companyId: CompanyId; id: CandidateId },
  contact: CandidateContact,
): Promise<void> {
  const phone = normalizePhone(contact.phone)
  if (phone === null) {
    const message = registrationTexts.phone.wrong
    throw new Refusal('BAD_INPUT', { message, fields: { phone: message } })
  }
  const [before] = await lockCandidates(tx, companyId, [id])
  if (!before) throw new Refusal('EXPIRED_LINK')
  const after = { ...contact, phone }
  const fields = Object.keys(after) as (keyof typeof after)[]
  if (fields.every((field) => before[field] === after[field])) return
  await updateCandidates(tx, companyId, [id], after)
  await insertEvents(tx, [{ companyId, candidateId: id, at: clock.now(), kind: 'contact-corrected' }])
}
