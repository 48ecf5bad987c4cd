import type { CandidateId } from '#contract/ids.ts'
import { shownPerson } from '#features/candidates/server/blind-review.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { type SharedShingle, sharedAnswers } from '#features/scoring/ai-signal/shared-points.ts'
import { knownRuns, shinglesOf } from '#features/scoring/ai-signal/shingles.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SharedPassage } from '../contract/assessments.ts'
import { type Candidacy, replaceShingles, type ShingleRow, selectShared } from './store.ts'

/** One passage in common, not two lines that chance made alike. */
const minInCommon = 3

/** What each answer has word for word in common with others of the job, read afresh: others may come later. */
export async function findShared(tx: Tx, candidacy: Candidacy): Promise<SharedShingle[]> {
  const rows = await selectShared(tx, candidacy)
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

/** Replaces the fingerprints of a candidate's answers. `shownToAll` is what every candidate reads: quoting it is fine. */
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

const maxNames = 5

/** What a candidate wrote word for word as others of the job did, at this moment; the others may have come later. */
export async function listShared(
  tx: Tx,
  candidacy: Candidacy,
  job: { blind: boolean },
  now: Date,
): Promise<SharedPassage[]> {
  const passages: SharedPassage[] = []
  for (const { answer, share, candidates } of sharedAnswers(await findShared(tx, candidacy))) {
    const others: SharedPassage['others'] = []
    for (const id of candidates.slice(0, maxNames)) {
      const { firstName, lastName } = shownPerson(job, await getCandidate(tx, candidacy.companyId, id), now)
      others.push({ id, name: `${firstName} ${lastName}` })
    }
    passages.push({
      answer,
      percent: Math.round(100 * share),
      others,
      more: candidates.length - others.length,
    })
  }
  return passages
}
