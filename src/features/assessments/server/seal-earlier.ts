import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor } from './ledger/candidate-keys.ts'
import { sealResult } from './ledger/sealed-row.ts'
import { newKey } from './ledger/sealing.ts'
import { type Subject, sealRow, selectAssessmentsOf, selectUnsealed } from './store.ts'

type Parts = Pick<Platform, 'db' | 'config'>

const atOnce = 100

/** Seals rows of the ledger that are from before it was sealed, until there are none. */
export async function sealEarlier(parts: Parts): Promise<void> {
  for (;;) {
    const some = await parts.db.forSystem((tx) => selectUnsealed(tx, atOnce))
    for (const subject of some) await sealThoseOf(parts, subject)
    if (some.length < atOnce) return
  }
}

function sealThoseOf({ db, config }: Parts, subject: Subject): Promise<void> {
  const { companyId, candidateId } = subject
  return db.forCompany(companyId, async (tx) => {
    // Nobody keeps the key of somebody who was erased since.
    const key = (await isThere(tx, subject)) ? await keyFor({ config }, tx, subject) : newKey()
    for (const { id, result } of await selectAssessmentsOf(tx, companyId, [candidateId]))
      if (result) await sealRow(tx, subject, { id, sealedResult: sealResult(key, id, result) })
  })
}

const isThere = (tx: Tx, { companyId, candidateId }: Subject) =>
  getCandidate(tx, companyId, candidateId).then(
    () => true,
    () => false,
  )
