import { defineTexts } from '#contract/texts/define-texts.ts'

export const apiTexts = defineTexts('api', {
  failed: 'Something went wrong. Please try again later.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
  waitMinutes: 'Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  waitHours: 'Too many requests. Please try again in {hours, plural, one {# hour} other {# hours}}.',
})
