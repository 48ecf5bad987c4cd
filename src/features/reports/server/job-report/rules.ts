import { type ScoreField, scoreFields } from '#features/scoring/weights.ts'

export interface FieldScores {
  field: ScoreField
  count: number
  lowerQuartile: number
  median: number
  upperQuartile: number
}

/** Of each field that somebody has a score in. Pure. */
export function quartilesByField(
  counts: readonly { field: number; score: number; count: number }[],
): FieldScores[] {
  return scoreFields.flatMap((field, at) => {
    const scores = counts.filter((one) => one.field === at + 1).sort((a, b) => a.score - b.score)
    const count = scores.reduce((sum, one) => sum + one.count, 0)
    if (count === 0) return []
    const [lowerQuartile, median, upperQuartile] = [0.25, 0.5, 0.75].map((share) =>
      quantile(scores, share * (count - 1)),
    ) as [number, number, number]
    return [{ field, count, lowerQuartile, median, upperQuartile }]
  })
}

/** The value at a place in the sorted scores, between two of them in proportion: as spreadsheets do it. */
function quantile(scores: readonly { score: number; count: number }[], place: number): number {
  const at = (index: number) => {
    let passed = 0
    for (const { score, count } of scores) {
      passed += count
      if (passed > index) return score
    }
    return 0
  }
  const below = at(Math.floor(place))
  return below + (at(Math.ceil(place)) - below) * (place % 1)
}
