import { defineTexts } from '#contract/texts/define-texts.ts'

export const placeTexts = defineTexts('job-place', {
  title: 'We do not know where “{place}” is',
  text: 'Candidates from every city are interviewed at once, because we cannot measure their distance. Name a city if distance matters.',
  edit: 'Edit the job offer',
})
