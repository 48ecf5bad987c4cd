import { defineTexts } from '#contract/texts/define-texts.ts'

/** For the users of a company. */
export const notificationTexts = defineTexts('notification-mails', {
  greeting: 'Hello,',
  completedSubject: '{candidate} completed the interview for {job}',
  completedPreview: 'The answers and the CV are ready to read.',
  completedIntro:
    '{candidate} completed the interview for {job}. The answers and the CV are there to read; the score and its evidence follow within minutes.',
  firstSubject: 'Your first candidate for {job} completed the interview',
  firstIntro:
    '{candidate} is the first to complete the interview for {job}. The answers and the CV are there to read; the score and its evidence follow within minutes.',
  personSubject: '{candidate} asks for a person',
  personPreview: 'About the application for {job}.',
  personIntro:
    '{candidate}, who applied for {job}, asks to talk to a person instead of a computer program. Please get in touch.',
  withdrawnSubject: '{candidate} withdrew the application for {job}',
  withdrawnPreview: 'There is nothing to decide any more.',
  withdrawnIntro:
    '{candidate} withdrew the application for {job}. Meetings to come are cancelled, and the place is free for another candidate.',
  digestSubject:
    '{count, plural, one {# candidate} other {# candidates}} completed the interview since yesterday',
  digestPreview: '{jobs, plural, one {For one job.} other {For # jobs.}}',
  digestIntro: 'These interviews were completed since your last daily summary:',
  digestJob: '{job}: {count, plural, one {# completed interview} other {# completed interviews}}',
  digestAll: 'All candidates for this job',
  openCandidate: 'Open the candidate',
  openDashboard: 'Open the dashboard',
  atOnce:
    'You get this email as soon as an interview is completed. In the settings, under Notifications, you can choose one email a day, or none.',
  daily:
    'You get this email once a day, if interviews were completed. You can change that in the settings, under Notifications.',
  person: 'This email goes to everyone at your company who can decide about candidates.',
})
