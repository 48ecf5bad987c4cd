import { knownRuns, shinglesOf } from '#features/scoring/ai-signal/shingles.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Candidacy, replaceShingles } from './store.ts'

/**
 * Keeps the fingerprints of a candidate's answers, in place of earlier ones. `shownToAll` is what every candidate of
 * the job reads (its offer, its questions): quoting it is nothing shared.
 */
export async function keepShingles(
  tx: Tx,
  candidacy: Candidacy,
  { answers, shownToAll }: { answers: readonly string[]; shownToAll: readonly string[] },
): Promise<void> {
  const known = knownRuns(shownToAll)
  const rows = answers.flatMap((text, answer) =>
    shinglesOf(text, candidacy.jobId, known).map((shingle) => ({ answer, shingle })),
  )
  await replaceShingles(tx, candidacy, rows)
}
