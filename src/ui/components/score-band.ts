export type ScoreBand = 'green' | 'lime' | 'amber' | 'red'

/** 90 and more green, 80 and more lime, 70 and more amber, below red. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return 'green'
  if (score >= 80) return 'lime'
  return score >= 70 ? 'amber' : 'red'
}
