export type ScoreColor = 'green' | 'lime' | 'amber' | 'red'

/** 90 and more green, 80 and more lime, 70 and more amber, below red. */
export function scoreColor(score: number): ScoreColor {
  if (score >= 90) return 'green'
  if (score >= 80) return 'lime'
  return score >= 70 ? 'amber' : 'red'
}

/** The word beside a score, the same on every screen: 85 and more high, 70 and more medium, below low. */
export function scoreBand(score: number): 'high' | 'medium' | 'low' {
  if (score >= 85) return 'high'
  return score >= 70 ? 'medium' : 'low'
}
