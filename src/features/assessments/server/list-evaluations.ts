import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { Evaluation, RunState } from '../contract/assessments.ts'
import { keysOf } from './ledger/candidate-keys.ts'
import { decryptResult } from './ledger/encrypted-row.ts'
import { shownEvaluation, shownRun } from './rules.ts'
import { latestAssessments, selectRuns } from './store.ts'

export interface KnownEvaluation {
  /** The latest one; null when there is none yet, or none that can be read any more. */
  evaluation: Evaluation | null
  run: RunState
}

/** The latest evaluation of each of some candidates; those of whom nothing is known are not in the map. */
export async function listEvaluations(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Map<CandidateId, KnownEvaluation>> {
  const rows = await latestAssessments(tx, companyId, candidateIds)
  const keys = await keysOf({ config }, tx, companyId, candidateIds)
  const runs = new Map((await selectRuns(tx, companyId, candidateIds)).map((run) => [run.candidateId, run]))
  const known = new Map<CandidateId, KnownEvaluation>()
  for (const [candidateId, run] of runs)
    known.set(candidateId, { evaluation: null, run: shownRun(run, clock.now()) })
  for (const row of rows) {
    const result = decryptResult(row, keys.get(row.candidateId))
    const run = known.get(row.candidateId)?.run ?? null
    // Closed for good, after a change of the secret key: it can be scored again.
    if (!result) known.set(row.candidateId, { evaluation: null, run: run ?? 'failed' })
    else known.set(row.candidateId, { evaluation: shownEvaluation(row, result), run })
  }
  return known
}
