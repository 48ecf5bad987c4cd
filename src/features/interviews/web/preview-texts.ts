export const previewTexts = {
  title: 'Preview of the interview',
  description:
    'This is what candidates meet, in the language of the interview. Try it: nothing is sent or kept.',
  back: 'Back to the questions',
  loading: 'Loading the preview…',
  failed: 'The preview could not be loaded.',
  preparing: 'Preparing interview…',
  gone: 'This job offer does not exist.',
  goneText: 'The address may be wrong, or the job belongs to another company.',
  frame: 'The interview as candidates see it',
  previous: 'Previous step',
  next: 'Next step',
  stepOf: (step: number, questions: number) => {
    if (step === 0) return 'Before the interview: what candidates are told'
    if (step <= questions) return `Question ${step} of ${questions}`
    return step === questions + 1 ? 'After the questions: the CV' : 'After the interview: the thanks'
  },
}
