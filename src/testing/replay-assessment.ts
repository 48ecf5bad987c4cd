import type { AssessmentId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { keysOf } from '#features/assessments/server/ledger/candidate-keys.ts'
import { decryptResult, decryptWork, type Work } from '#features/assessments/server/ledger/encrypted-row.ts'
import { llmEngine, replayAssessment } from '#features/assessments/server/llm/assess-with-llm.ts'
import { readInThread, scoreInThread } from '#features/assessments/server/runs/score-in-thread.ts'
import { findAssessment, type Subject } from '#features/assessments/server/store.ts'
import type { AssessmentRow } from '#features/assessments/server/tables.ts'
import type { Assessment } from '#features/scoring/assessment.ts'
import { weightedMean } from '#features/scoring/scores/total.ts'
import type { Platform } from '#platform/platform.ts'

export interface Replay {
  /** As the ledger has it. */
  stored: number | null
  /** Added up again from the scores and the limits that the row holds. */
  fromScores: number | null
  /** Scored again from the row's input; undefined for another version of the engine. */
  fromWork: number | null | undefined
}

/** Recomputes the total of a row without a model. Throws NOT_FOUND, also for a row that cannot be decrypted. */
export async function replayAssessmentRow(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  subject: Subject,
  assessmentId: AssessmentId,
): Promise<Replay> {
  const { row, key } = await db.forCompany(subject.companyId, async (tx) => ({
    row: await findAssessment(tx, subject, assessmentId),
    key: (await keysOf({ config }, tx, subject.companyId, [subject.candidateId])).get(subject.candidateId),
  }))
  const result = row && decryptResult(row, key)
  if (!row || !result) throw new Refusal('NOT_FOUND')
  const work = decryptWork(row, key)
  const again = work && (await scoredAgain(row, work))
  return {
    stored: row.score,
    fromScores: totalOf(result),
    fromWork: again && again.versions.engine === row.engineVersion ? again.score : undefined,
  }
}

function totalOf({ noScoreReason, scores, caps }: Assessment): number | null {
  const total = noScoreReason ? null : weightedMean(scores)
  return total === null ? null : Math.min(total, ...caps.map(({ limit }) => limit))
}

async function scoredAgain(
  { engine, provider, model }: AssessmentRow,
  { input, hidden, calls }: Work,
): Promise<Assessment> {
  if (engine === 'builtin' || provider === null || model === null) return scoreInThread({ input, hidden })
  const assessment = await replayAssessment(await readInThread({ input, hidden }), { provider, model, calls })
  return { ...assessment, versions: llmEngine({ provider, model }).versions }
}
