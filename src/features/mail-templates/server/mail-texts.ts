import { defineTexts } from '#contract/texts/define-texts.ts'

export const testMailTexts = defineTexts('test-mail', {
  subject: '[Test] {subject}',
  note: 'This is a test with sample values: only you receive it. A button leads to the home page.',
})
