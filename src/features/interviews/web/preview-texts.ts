import { defineTexts } from '#contract/texts/define-texts.ts'

export const previewTexts = defineTexts('interview-preview', {
  title: 'Preview of the interview',
  description:
    'This is what candidates see, in the language of the interview. Try it: nothing is sent or saved.',
  back: 'Back to the questions',
  loading: 'Loading the preview…',
  failed: 'The preview could not be loaded.',
  preparing: 'Preparing interview…',
  gone: 'This job offer does not exist.',
  goneText: 'The address may be wrong, or the job belongs to another company.',
  frame: 'The interview as candidates see it',
  previous: 'Previous step',
  next: 'Next step',
  'step.consent': 'Before the interview: information and consent',
  'step.question': 'Question {step} of {questions}',
  'step.cv': 'After the questions: the CV',
  'step.thanks': 'After the interview: the thanks',
})
