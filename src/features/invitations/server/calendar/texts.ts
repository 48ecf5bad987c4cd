import { defineTexts } from '#contract/texts/define-texts.ts'

export const feedTexts = defineTexts('calendar-feed', {
  name: 'Interviews of {company}',
  summary: 'Interview: {candidate} ({job})',
  interviewers: 'Interviewers: {names}',
})
