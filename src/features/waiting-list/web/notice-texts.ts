import { defineTexts } from '#contract/texts/define-texts.ts'

export const noticeTexts = defineTexts('waiting-notice', {
  title: '{count, plural, one {# person waits for a place} other {# people wait for a place}}',
  text: 'The next in line is told by email as soon as a place is free: when a started interview is given up for two days, or a candidate withdraws or is rejected before completing it.',
})
