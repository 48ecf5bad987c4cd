import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { keysOf } from './ledger/candidate-keys.ts'
import { decryptResult, decryptWork } from './ledger/encrypted-row.ts'
import { selectAssessmentsOf } from './store.ts'

/** Every assessment of some candidates in clear, the earlier ones and what each was made from included. */
export async function readLedger(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
) {
  const keys = await keysOf({ config }, tx, companyId, candidateIds)
  const rows = await selectAssessmentsOf(tx, companyId, candidateIds)
  const opened = rows.map(({ encryptedResult, encryptedWork, ...row }) => {
    const key = keys.get(row.candidateId)
    return {
      ...row,
      result: decryptResult({ id: row.id, encryptedResult }, key),
      work: decryptWork({ id: row.id, encryptedWork }, key),
    }
  })
  return Map.groupBy(opened, (assessment) => assessment.candidateId)
}

/** As `readLedger`, with the replies of language models in place of the input, which other parts of an export hold. */
export async function exportAssessments(...of: Parameters<typeof readLedger>) {
  const ledger = await readLedger(...of)
  return new Map(
    [...ledger].map(([candidateId, assessments]) => [
      candidateId,
      assessments.map(({ work, ...row }) => ({ ...row, modelCalls: work?.calls ?? [] })),
    ]),
  )
}
