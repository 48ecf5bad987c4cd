import type { CandidateId } from '#contract/ids.ts'
import type { SharedShingle } from '#features/scoring/ai-signal/shared-points.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Candidacy, type ShingleRow, selectShared } from './store.ts'

/** One passage in common, not two lines that chance made alike. */
const minInCommon = 3
const maxOthers = 20

/**
 * What the answers of a candidate, as kept, have word for word in common with others of the job: one entry for each
 * answer that has. It is read afresh each time, so a candidate shows it too when the other came later.
 */
export async function findShared(tx: Tx, candidacy: Candidacy): Promise<SharedShingle[]> {
  const rows = await selectShared(tx, candidacy, maxOthers)
  return [...Map.groupBy(rows, ({ answer }) => answer)].flatMap(([answer, those]) => sharedIn(answer, those))
}

function sharedIn(answer: number, rows: readonly ShingleRow[]): SharedShingle[] {
  const all = new Set(rows.map(({ shingle }) => shingle)).size
  const byOther = Map.groupBy(
    rows.filter(({ other }) => other !== null),
    ({ other }) => other as CandidateId,
  )
  const close = [...byOther].filter(([, those]) => those.length >= minInCommon)
  if (close.length === 0) return []
  const shared = new Set(close.flatMap(([, those]) => those.map(({ shingle }) => shingle)))
  return [
    {
      answer,
      share: shared.size / all,
      fingerprints: shared.size,
      candidates: close.sort(([, a], [, b]) => b.length - a.length).map(([candidate]) => candidate),
    },
  ]
}
