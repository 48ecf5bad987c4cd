import { defineTexts } from '#contract/texts/define-texts.ts'

export const reportDialogTexts = defineTexts('report-dialog', {
  title: 'Report on {name}',
  loading: 'Loading the report…',
  loadFailed: 'The report could not be loaded.',
  notDrawn: 'The pages could not be drawn here. Download the report instead.',
  download: 'Download PDF',
  downloadFailed: 'The report could not be downloaded. Please try again.',
})
