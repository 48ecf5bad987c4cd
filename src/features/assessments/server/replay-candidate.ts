import type { AssessmentId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { Assessment } from './engine/assessment.ts'
import { weightedMean } from './engine/total.ts'
import { keysOf } from './ledger/candidate-keys.ts'
import { openResult, openWork, type Work } from './ledger/sealed-row.ts'
import { llmEngine, replayAssessment } from './llm/assess-with-llm.ts'
import { markInThread, readInThread } from './marking/mark.ts'
import { findAssessment, type Subject } from './store.ts'
import type { AssessmentRow } from './tables.ts'

export interface Replay {
  /** As the ledger has it. */
  stored: number | null
  /** Added up again from the marks and the limits that the row holds. */
  fromMarks: number | null
  /** Marked again from what the row was made from; undefined when this is another version of the engine. */
  fromWork: number | null | undefined
}

/** Computes the total of a row again, asking nobody. Throws NOT_FOUND, also for a row that nobody can open. */
export async function replayCandidate(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  subject: Subject,
  assessmentId: AssessmentId,
): Promise<Replay> {
  const { row, key } = await db.forCompany(subject.companyId, async (tx) => ({
    row: await findAssessment(tx, subject, assessmentId),
    key: (await keysOf({ config }, tx, subject.companyId, [subject.candidateId])).get(subject.candidateId),
  }))
  const result = row && openResult(row, key)
  if (!row || !result) throw new Refusal('NOT_FOUND')
  const work = openWork(row, key)
  const again = work && (await markedAgain(row, work))
  return {
    stored: row.score,
    fromMarks: totalOf(result),
    fromWork: again && again.versions.engine === row.engineVersion ? again.score : undefined,
  }
}

function totalOf({ noScoreReason, marks, caps }: Assessment): number | null {
  const total = noScoreReason ? null : weightedMean(marks)
  return total === null ? null : Math.min(total, ...caps.map(({ limit }) => limit))
}

async function markedAgain(
  { engine, provider, model }: AssessmentRow,
  { input, hidden, calls }: Work,
): Promise<Assessment> {
  if (engine === 'builtin' || provider === null || model === null) return markInThread({ input, hidden })
  const assessment = await replayAssessment(await readInThread({ input, hidden }), { provider, model, calls })
  return { ...assessment, versions: llmEngine({ provider, model }).versions }
}
