import { defineTexts } from '#contract/texts/define-texts.ts'

export const reportButtonTexts = defineTexts('report-button', {
  generate: 'Generate Report',
  generating: 'Generating...',
  view: 'View Report',
  again: 'Update Report',
  'outdated.assessment': 'The assessment changed since this report.',
  'outdated.person': 'Blind review has ended since this report, which does not name the candidate.',
  otherLanguage: 'This report is in {language, select, fr {French} ar {Arabic} other {English}}.',
  generated: 'Report generated successfully for {name}.',
  failed: 'Failed to generate report. Please try again later.',
  unlockedBy: 'with {plan}',
  locked: 'not in your plan',
})
