import * as z from 'zod/mini'

/** The marks of the screen, in the order in which they weigh (ai.md, The eleven fields). */
export const markFields = [
  'technicalSkillsMatch',
  'mindsetScore',
  'cultureFit',
  'communicationSkills',
  'potentialScore',
  'experienceMatch',
  'languageMatch',
  'seniorityMatch',
  'educationMatch',
  'note',
] as const
export type MarkField = (typeof markFields)[number]

const quote = z.object({
  /** Where the words stand: an answer, by its place from 0, or the CV. */
  source: z.enum(['answer', 'cv']),
  index: z.nullable(z.number()),
  start: z.number(),
  end: z.number(),
  text: z.string(),
})

const mark = z.object({
  /** 0-100; null when there is not enough evidence. */
  value: z.nullable(z.number()),
  weight: z.number(),
  reason: z.string(),
  quotes: z.array(quote),
})
export type Mark = z.output<typeof mark>

/** An assessment as the employer sees it. */
export const evaluation = z.object({
  score: z.nullable(z.number()),
  /** Why there is no total; null when there is one. */
  noScoreReason: z.nullable(z.string()),
  marks: z.record(z.enum(markFields), mark),
  /** Why the total could not be higher. */
  caps: z.array(z.object({ limit: z.number(), reason: z.string() })),
  engine: z.string(),
  engineVersion: z.string(),
  rubricVersion: z.string(),
  assessedAt: z.string(),
  aiReasons: z.array(z.string()),
})
export type Evaluation = z.output<typeof evaluation>
