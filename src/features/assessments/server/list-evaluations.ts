import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type Evaluation, type MarkField, markFields } from '../contract.ts'
import type { Mark } from './engine/assessment.ts'
import { latestAssessments } from './store.ts'
import type { AssessmentRow } from './tables.ts'

export interface KnownEvaluation {
  evaluation: Evaluation
  /** Advice on machine-written text, 0-100; null when it was not judged. Never part of the score. */
  aiPercentage: number | null
}

/** The latest evaluation of each of some candidates; those not assessed yet are not in the map. */
export async function listEvaluations(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<Map<CandidateId, KnownEvaluation>> {
  const rows = await latestAssessments(tx, companyId, candidateIds)
  return new Map(rows.map((row) => [row.candidateId, evaluationOf(row)]))
}

function evaluationOf(row: AssessmentRow): KnownEvaluation {
  const { result } = row
  const marks = Object.fromEntries(markFields.map((field) => [field, markOf(result.marks[field])]))
  return {
    evaluation: {
      score: row.score,
      noScoreReason: result.noScoreReason ?? null,
      marks: marks as Record<MarkField, ReturnType<typeof markOf>>,
      caps: result.caps,
      engine: row.engine,
      engineVersion: row.engineVersion,
      rubricVersion: row.rubricVersion,
      assessedAt: row.createdAt.toISOString(),
      aiReasons: result.aiSignal?.reasons ?? [],
    },
    aiPercentage: result.aiSignal?.percentage ?? null,
  }
}

function markOf({ value, weight, reason, quotes }: Mark) {
  return {
    value,
    weight,
    reason,
    quotes: quotes.map((quote) => ({
      source: quote.source,
      index: quote.source === 'answer' ? quote.index : null,
      start: quote.start,
      end: quote.end,
      text: quote.text,
    })),
  }
}
