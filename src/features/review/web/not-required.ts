import type { FieldScore } from '#features/assessments/contract/assessments.ts'
import type { ScoreField } from '#features/scoring/weights.ts'

/** Whether the job does not ask for a field: its 100 counts for nothing and is not shown as a score. */
export const isNotRequired = (field: ScoreField, score: FieldScore | undefined): boolean =>
  field !== 'note' && score?.weight === 0 && score.value === 100
