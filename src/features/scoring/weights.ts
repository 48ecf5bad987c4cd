/** The fields of the screen, in the order in which they weigh. */
export const scoreFields = [
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
export type ScoreField = (typeof scoreFields)[number]

export const weights: Record<ScoreField, number> = {
  technicalSkillsMatch: 0.2,
  mindsetScore: 0.2,
  cultureFit: 0.12,
  communicationSkills: 0.1,
  potentialScore: 0.1,
  experienceMatch: 0.08,
  languageMatch: 0.08,
  seniorityMatch: 0.07,
  educationMatch: 0.05,
  /** The average answer score: its answers count in the other fields. */
  note: 0,
}

/** The most that a total can be when something is missing. */
export const capLimits = {
  otherLanguage: 69,
  fewSkillsShown: 79,
  fewQuestionsAnswered: 59,
  noCv: 74,
}
