import { defineTexts } from '#contract/texts/define-texts.ts'

/** Mails to users about meetings. */
export const teamMailTexts = defineTexts('invitation-team-mails', {
  greeting: 'Hello,',
  openCandidate: 'Open the candidate',
  'invited.subject': 'You are interviewing {candidate}',
  'invited.text':
    'A colleague invited {candidate} to an interview for the {job} position, and you are one of the interviewers.',
  'moved.subject': 'Changed: interview with {candidate}',
  'moved.text': 'The interview with {candidate} for the {job} position has changed.',
  'cancelled.subject': 'Cancelled: interview with {candidate}',
  'cancelled.text': 'The interview with {candidate} for the {job} position will not take place.',
  'accepted.subject': '{candidate} accepted the interview',
  'accepted.text': '{candidate} accepted the interview for the {job} position.',
  'declined.subject': '{candidate} declined the interview',
  'declined.text': '{candidate} declined the interview for the {job} position.',
  'another-time.subject': '{candidate} asks for another time',
  'another-time.text':
    '{candidate} asks for another time for the interview for the {job} position. You can change the time on the Interviews page.',
  'reminder.subject': 'Reminder: interview with {candidate}',
  'reminder.text': 'This is a reminder of the interview with {candidate} for the {job} position.',
  when: 'Date and time: {date}',
  proposed: 'Proposed times:',
  length: 'Duration: {minutes, plural, one {# minute} other {# minutes}}',
  where: 'Place: {place}',
  online: 'online',
  join: 'Open the meeting link',
  wrote: 'Message from {candidate}:',
})
