import { defineTexts } from '#contract/texts/define-texts.ts'

export const cvTexts = defineTexts('cv-pane', {
  title: 'CV',
  loading: 'Loading the CV…',
  failed: 'The CV could not be loaded.',
  none: 'No CV',
  noneMore: 'This candidate has not sent a CV.',
  hidden: 'The CV is hidden',
  download: 'Download CV',
  views: 'Views of the CV',
  pages: 'Pages',
  text: 'Text',
  page: 'Page',
  drawing: 'Drawing the pages…',
  notDrawn: 'The pages of this file could not be drawn. Its text is shown instead.',
  wordFile: 'This is the text of a Word file. Download the file to see its layout.',
  noText: 'No text could be read from this file. Download it to see it.',
})
