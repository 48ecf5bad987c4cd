import { defineTexts } from '#contract/texts/define-texts.ts'

/** What each score is called, wherever it stands. */
export const fieldTexts = defineTexts('score-fields', {
  technicalSkillsMatch: 'Technical skills',
  mindsetScore: 'Mindset',
  cultureFit: 'Culture fit',
  communicationSkills: 'Communication',
  potentialScore: 'Potential',
  experienceMatch: 'Experience',
  languageMatch: 'Languages',
  seniorityMatch: 'Seniority',
  educationMatch: 'Education',
  note: 'Average answer score',
})
