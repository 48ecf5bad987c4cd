import { defineTexts } from '#contract/texts/define-texts.ts'

export const myApplicationTexts = defineTexts('my-application', {
  pageTitle: 'My application: {jobTitle}',
  kicker: 'My application',
  title: '{jobTitle} at {companyName}',
  intro:
    'Hello {firstName}. This private page shows what is stored about your application. Here you can correct it, download it, withdraw and erase it.',
  'stage.under-review': 'A person is reviewing your registration',
  'stage.not-started': 'Your interview is waiting for you',
  'stage.started': 'Your interview is under way',
  'stage.cv-awaited': 'Only your CV is missing',
  'stage.submitted': 'Your application is complete',
  'stage.invited': 'You are invited to a meeting',
  'stage.hired': 'You have been hired',
  'stage.rejected': 'Your application was not continued',
  'stage.withdrawn': 'You withdrew your application',
  'stageText.under-review':
    'Your city is far from the place of work, or was not found. A person at {companyName} decides whether the interview follows.',
  'stageText.not-started': 'You can answer the questions whenever it suits you.',
  'stageText.started': 'Your answers so far are saved. You can go on where you stopped.',
  'stageText.cv-awaited':
    'Your answers have arrived. Your application is complete, and {companyName} is notified, as soon as your CV comes.',
  'stageText.submitted':
    'Your answers and your CV have arrived. A computer program prepares them, and people at {companyName} read them and decide.',
  'stageText.invited': 'The details of the meeting are in the email from {companyName}.',
  'stageText.hired': '{companyName} recorded that you were hired.',
  'stageText.rejected':
    'A person at {companyName} decided not to continue with this application. The decision concerns this position only.',
  'stageText.withdrawn':
    '{companyName} knows it. Nothing more happens with your application, and what is stored stays until you erase it or the retention period ends.',
  paused:
    'This job takes no applications at the moment. Everything you wrote is kept. Please open this page again in a few days.',
  cvUnreadable:
    'Our program could not read the file of your CV. The team can open it; the automatic assessment does not count it. You can send another file here.',
  registeredAt: 'Registered on {at, date, ::dMMMMy}',
  appliedAt: 'Completed on {at, date, ::dMMMMy}',
  start: 'Start the interview',
  continue: 'Continue the interview',
  personAsk: 'Ask for a person',
  personAsked:
    '{companyName} knows that you would like to talk to a person. It has your email address and your phone number.',
  sending: 'Sending…',
  failed: 'This did not work. Please check your connection and try again.',
  contact: 'Contact data',
  contactText: 'Correct what is wrong.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  phoneHint: '8 digits, or an international number beginning with +',
  city: 'City',
  email: 'Email address (it identifies your application and cannot be changed)',
  'wrong.firstName': 'Please enter a valid first name',
  'wrong.lastName': 'Please enter a valid last name',
  'wrong.phone': 'Please enter a valid phone number (8 digits)',
  'wrong.city': 'Please enter a valid city',
  save: 'Save changes',
  saved: 'Your changes are saved.',
  stored: 'What is stored',
  storedText:
    'Only {companyName} sees it. It is erased {months, plural, one {# month} other {# months}} after the last activity.',
  storedContact: 'Name, email address, phone number and city',
  answers: 'Answers',
  answerCount:
    '{count, plural, one {# answer} other {# answers}}, with counts of typed and pasted characters',
  cv: 'CV',
  scores: 'Scores',
  storedScores: 'Scores with the passages of your answers and CV that they rest on',
  timeline: 'What happened',
  storedTimeline: 'When you registered, started and completed, and which emails and invitations were sent',
  none: 'None',
  ai: 'What the AI does',
  aiText:
    'It reads your answers and your CV and scores them, with quotes of your own words for each score. For the team at {companyName} this is advice. A person always decides: no score rejects or invites anybody.',
  copy: 'A copy to keep',
  copyText:
    'Everything you gave, and what happened to your application. Scores with their reasons and notes of the team are not in it: please ask the company for these.',
  'copy.pdf': 'Download as PDF',
  'copy.json': 'Download as JSON',
  withdraw: 'Withdraw my application',
  withdrawText:
    '{companyName} is told that you are no longer interested. A meeting that is planned is cancelled.',
  withdrawSure: 'Withdraw your application?',
  withdrawSureText:
    'Your application as {jobTitle} at {companyName} ends, and your place goes to somebody else. This cannot be undone.',
  withdrawYes: 'Yes, withdraw',
  back: 'Cancel',
  erase: 'Erase everything',
  eraseText:
    'All of it is erased at once: your contact data, answers, CV, scores, reports and emails. If your application is still open, it ends.',
  eraseSure: 'Erase everything for good?',
  eraseSureText:
    'Everything that {companyName} has stored here about this application is erased now. Nobody can bring it back. You get a receipt.',
  eraseYes: 'Yes, erase everything',
  erasing: 'Erasing…',
  'erased.title': 'Everything is erased',
  'erased.text':
    'Your application at {companyName} no longer exists here: contact data, answers, CV, scores, reports and emails are gone. This link no longer works.',
  'erased.code': 'Receipt code',
  'erased.at': 'Erased on',
  moment: '{at, date, ::dMMMMyHHmm}',
  'erased.keep':
    'Keep this receipt if you want proof. It is recorded without your name. Emails you received stay in your own mailbox.',
  'erased.print': 'Print the receipt',
  'expired.title': 'This link does not work',
  'expired.text':
    'The application was erased, or the link is incomplete. Please open the link from the latest email once more. If you apply again, you get a new one.',
  'unknown.title': 'Something went wrong',
  'unknown.text': 'An unexpected error occurred. Please try again in a few minutes.',
  tryAgain: 'Try again',
  support: 'Contact support',
})
