export type ScoreColor = 'green' | 'lime' | 'amber' | 'red'

/** 90 and more green, 80 and more lime, 70 and more amber, below red. */
export function scoreColor(score: number): ScoreColor {
  if (score >= 90) return 'green'
  if (score >= 80) return 'lime'
  return score >= 70 ? 'amber' : 'red'
}

const fills: Record<ScoreColor, string> = {
  green: 'fill-score-green',
  lime: 'fill-score-lime',
  amber: 'fill-score-amber',
  red: 'fill-score-red',
}

/** What a score is drawn in. */
export const scoreFill = (score: number): string => fills[scoreColor(score)]

/** What scores are drawn in where there is no total: too little to judge is not weak. */
export const plainFill = 'fill-ink-faint'

/** The word beside a score, the same on every screen: 85 and more high, 70 and more medium, below low. */
export function scoreBand(score: number): 'high' | 'medium' | 'low' {
  if (score >= 85) return 'high'
  return score >= 70 ? 'medium' : 'low'
}
