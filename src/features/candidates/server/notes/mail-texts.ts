import { defineTexts } from '#contract/texts/define-texts.ts'

/** For the users of a company. */
export const mentionTexts = defineTexts('mention-mail', {
  subject: '{writer} mentioned you in a note on {candidate}',
  preview: 'The candidate applied for {job}.',
  greeting: 'Hello,',
  intro: '{writer} mentioned you in a note on {candidate}, who applied for {job}:',
  action: 'Open the candidate',
})
