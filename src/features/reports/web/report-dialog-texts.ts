import { defineTexts } from '#contract/texts/define-texts.ts'

export const reportDialogTexts = defineTexts('report-dialog', {
  title: 'Report on {name}',
  loading: 'Loading the report…',
  loadFailed: 'The report could not be loaded.',
  notDrawn: 'The pages could not be drawn here. Open or download the report instead.',
  open: 'Open in a new tab',
  download: 'Download PDF',
  openFailed: 'The report could not be opened. Please try again.',
})
