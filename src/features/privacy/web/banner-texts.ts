import { defineTexts } from '#contract/texts/define-texts.ts'

export const bannerTexts = defineTexts('deletion-banner', {
  label: 'Your account is being deleted',
  text: 'Your company’s account will be deleted on {at, date, ::dMMMMyHHmm}. Its public job links are closed.',
  undo: 'Keep my account',
  ask: 'An admin of your company can undo this.',
})
