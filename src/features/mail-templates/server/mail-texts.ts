import { defineTexts } from '#contract/texts/define-texts.ts'

export const testMailTexts = defineTexts('test-mail', {
  subject: '[Test] {subject}',
  note: 'This is a test with sample values. Only you receive it.',
  noteButton: 'In a test the button leads to the home page.',
})
