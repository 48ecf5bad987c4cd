/** Of printed reports: the colours of the light theme. */
export const colors = {
  accent: '#0f5f5c',
  ink: '#1c1b19',
  quiet: '#6b665d',
  hair: '#e5e0d8',
  tint: '#eef5f4',
  track: '#efece6',
  green: '#1b8a4a',
  lime: '#6a8f0c',
  amber: '#b57507',
  red: '#cd3b30',
}

/** The colours of scores: 90 and more green, 80 lime, 70 amber, below red. */
export function colorOfScore(score: number): string {
  if (score >= 90) return colors.green
  if (score >= 80) return colors.lime
  return score >= 70 ? colors.amber : colors.red
}
