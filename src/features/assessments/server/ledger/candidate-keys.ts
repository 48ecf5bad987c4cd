import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { secretKeys } from '#platform/config/config.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { insertKey, type Subject, selectKeys } from '../store.ts'
import { newKey, unwrapKey, wrapKey, wrappingOf } from './encryption.ts'

type Secret = Pick<Platform, 'config'>

export async function keysOf(
  { config }: Secret,
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Map<CandidateId, Buffer>> {
  // The key in use last: where a candidate has two, it counts.
  const wrappings = secretKeys(config).map(wrappingOf).reverse()
  const rows = await selectKeys(
    tx,
    companyId,
    candidateIds,
    wrappings.map(({ fingerprint }) => fingerprint),
  )
  return new Map(
    wrappings.flatMap((wrapping) =>
      rows
        .filter(({ wrappedBy }) => wrappedBy === wrapping.fingerprint)
        .map(({ candidateId, wrapped }) => [candidateId, unwrapKey(wrapping, candidateId, wrapped)]),
    ),
  )
}

/** The key of a candidate, made when there is none. */
export async function keyFor(secret: Secret, tx: Tx, { companyId, candidateId }: Subject): Promise<Buffer> {
  const find = async () => (await keysOf(secret, tx, companyId, [candidateId])).get(candidateId)
  const known = await find()
  if (known) return known
  const wrapping = wrappingOf(secret.config.secretKey)
  const wrapped = wrapKey(wrapping, candidateId, newKey())
  await insertKey(tx, { companyId, candidateId, wrappedBy: wrapping.fingerprint, wrapped })
  // Another process may have been first: the key in the table is the one that counts.
  const kept = await find()
  if (!kept) throw new Error('The key of a candidate was not kept')
  return kept
}
