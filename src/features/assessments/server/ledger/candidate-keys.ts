import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { insertKey, type Subject, selectKeys } from '../store.ts'
import { newKey, unwrapKey, type Wrapping, wrapKey, wrappingOf } from './encryption.ts'

type Secret = Pick<Platform, 'config'>

/** The keys of some candidates. Who has none, or one of an earlier secret, is not in it: their rows stay closed. */
export async function keysOf(
  { config }: Secret,
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Map<CandidateId, Buffer>> {
  return unwrapped(tx, wrappingOf(config.secretKey), companyId, candidateIds)
}

/** The key of a candidate, made when there is none. */
export async function keyFor({ config }: Secret, tx: Tx, subject: Subject): Promise<Buffer> {
  const { companyId, candidateId } = subject
  const wrapping = wrappingOf(config.secretKey)
  const find = async () => (await unwrapped(tx, wrapping, companyId, [candidateId])).get(candidateId)
  const known = await find()
  if (known) return known
  const wrapped = wrapKey(wrapping, candidateId, newKey())
  await insertKey(tx, { ...subject, wrappedBy: wrapping.fingerprint, wrapped })
  // Another process may have been first: what stands in the table is the key.
  const kept = await find()
  if (!kept) throw new Error('The key of a candidate was not kept')
  return kept
}

async function unwrapped(
  tx: Tx,
  wrapping: Wrapping,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Map<CandidateId, Buffer>> {
  const rows = await selectKeys(tx, companyId, candidateIds, wrapping.fingerprint)
  return new Map(
    rows.map(({ candidateId, wrapped }) => [candidateId, unwrapKey(wrapping, candidateId, wrapped)]),
  )
}
