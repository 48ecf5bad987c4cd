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
  picture:
    'This CV is a picture and could not be read by machine. No score counts it: please read it yourself.',
  scan: 'This CV has pages but no text, as a scan or a photo: it could not be read by machine. No score counts it: please read it yourself.',
  pictureNotDrawn: 'This browser cannot show this kind of picture. Download it to see it.',
  noText:
    'There is no text of this file: it is still being read, or a program could not read it. Then no score counts it, and the candidate was asked by email for another file. Please look at the file yourself.',
})
