import { defineTexts } from '#contract/texts/define-texts.ts'

export const editTexts = defineTexts('edit-job', {
  back: 'Back',
  next: 'Next',
  title: 'Edit the job offer',
  description: 'Candidates see your changes as soon as you save them.',
  loading: 'Loading the job offer…',
  loadFailed: 'The job offer could not be loaded',
  unknown: 'This job offer does not exist',
  unknownText: 'The link may be incomplete, or the offer belongs to another company.',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Job offer saved.',
  notSaved: 'The changes were not saved',
  questionsTitle: 'Questions are written from the offer',
  questionsText:
    'Questions that nobody has edited are written again when you save. Edited questions stay as they are.',
  lockedTitle: 'A candidate has already started the interview',
  lockedText: 'You can change the offer; the questions stay as they are, the same for every candidate.',
  lockedLanguage: 'A candidate has already started the interview, so its language can no longer be changed.',
  toQuestions: 'View the questions',
  restored: 'You have unsaved changes.',
  drop: 'Discard them',
  changedTitle: 'Somebody else changed this job offer',
  changedText:
    'Your changes are still here and nothing was overwritten. Copy what you want to keep, then load the current offer.',
  loadCurrent: 'Load the current offer',
})
