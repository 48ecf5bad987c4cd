import { defineTexts } from '#contract/texts/define-texts.ts'

export const transcriptTexts = defineTexts('transcript', {
  title: 'Candidate Interview',
  back: 'Back to the dashboard',
  print: 'Print',
  loading: 'Loading...',
  fetching: 'Fetching interview in progress',
  error: 'Error',
  failed: 'An error occurred while fetching data ({status})',
  missingId: 'Missing candidate id',
  restricted: 'Restricted Access',
  upgrade: 'Upgrade',
  none: 'No answers available',
  noneMore: 'This candidate has not yet answered the pre-screening questions.',
  automated: 'Automated Interview',
  exchanges: '{count, plural, one {# exchange} other {# exchanges}}',
  conversation: 'Interview transcript',
  assistant: 'HR Assistant',
  candidate: 'Candidate',
  toScore: 'Show the scores that quote this',
  end: 'End of automated interview',
})
