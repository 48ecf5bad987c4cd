import { defineTexts } from '#contract/texts/define-texts.ts'

/** What came of a meeting. */
export const outcomeTexts = defineTexts('outcome', {
  outcomeTitle: 'What came of the meeting?',
  outcomeOf: 'What came of the meeting with {name}?',
  outcomeMissing: 'Please choose an outcome.',
  'outcome.hired': 'Hired',
  'outcome.rejected': 'Rejected',
  'outcome.no-show': 'No-show',
  'outcome.another-meeting': 'Another meeting',
  outcomeNote: 'Comment',
  outcomeRecorded: 'The outcome was recorded.',
  outcomeFailed: 'The outcome could not be recorded. Please try again.',
  optional: 'optional',
  save: 'Save',
  cancel: 'Cancel',
})
