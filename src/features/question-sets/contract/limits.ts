export const questionLimits = {
  min: 3,
  max: 12,
  text: 500,
  keyPoints: 5,
  keyPoint: 120,
  library: 200,
} as const

/** The score that an answer informs. */
export const competencies = ['mindset', 'culture', 'communication', 'potential', 'skills'] as const
export type Competency = (typeof competencies)[number]
