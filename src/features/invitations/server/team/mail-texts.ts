import { defineTexts } from '#contract/texts/define-texts.ts'

/** Mails to users about meetings. */
export const teamMailTexts = defineTexts('invitation-team-mails', {
  greeting: 'Hello,',
  openCandidate: 'Open the candidate',
  'invited.subject': 'You take part in an interview with {candidate}',
  'invited.text':
    'A colleague invited {candidate} to an interview for the position {job}, and you take part.',
  'moved.subject': 'Changed: interview with {candidate}',
  'moved.text': 'The interview with {candidate} for the position {job} has changed.',
  'cancelled.subject': 'Cancelled: interview with {candidate}',
  'cancelled.text': 'The interview with {candidate} for the position {job} will not take place.',
  'accepted.subject': '{candidate} accepted the interview',
  'accepted.text': '{candidate} accepted the interview for the position {job}.',
  'declined.subject': '{candidate} declined the interview',
  'declined.text': '{candidate} declined the interview for the position {job}.',
  'another-time.subject': '{candidate} asks for another time',
  'another-time.text':
    '{candidate} cannot make it and asks for another time for the interview for the position {job}. You can change the time on the page Interviews.',
  'reminder.subject': 'Reminder: interview with {candidate}',
  'reminder.text': 'This is a reminder of the interview with {candidate} for the position {job}.',
  when: 'Date and time: {date}',
  proposed: 'Proposed times:',
  length: 'Duration: {minutes, plural, one {# minute} other {# minutes}}',
  where: 'Place: {place}',
  online: 'online',
  join: 'Open the meeting link',
  wrote: 'Message from {candidate}:',
})
