import { defineTexts } from '#contract/texts/define-texts.ts'

/** The list of jobs in a frame of the company's own site, while there is none. */
export const embedTexts = defineTexts('embedded-jobs', {
  noJobs: 'No open positions',
  company: 'About {company}',
})
