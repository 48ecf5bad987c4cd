import type { InterviewTexts } from './texts.ts'

export const texts: InterviewTexts = {
  pageTitle: (jobTitle) => `Interview: ${jobTitle}`,
  hello: (firstName) => `Hello ${firstName}`,
  invited: (companyName) => `${companyName} invites you to a short written interview.`,
  minutes: (minutes) => `About ${minutes} minutes`,
  questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
  noTimeLimit: 'No time limit',
  beforeYouStart: 'Before you start',
  aiTitle: 'An AI reads your answers',
  aiText: (companyName) =>
    `It marks your answers and your CV, and backs each mark with your own words. People at ${companyName} see it as advice. A person decides, always.`,
  storedTitle: 'What is stored, and for how long',
  storedText: (companyName, months) =>
    `Your contact details, answers and CV, and the marks made from them. They are kept for ${months} months and shown to ${companyName} only.`,
  countersTitle: 'Typing and pasting are counted',
  countersText:
    'For each answer we keep how many characters were typed, pasted and deleted, and how long it took. Not which keys you press.',
  ownWordsTitle: 'Your own words count',
  ownWordsText:
    'Real examples from your work or life say more than perfect sentences. Please do not have answers written by an AI.',
  saved:
    'Everything is saved as you type. You can stop at any time and go on later with the same link, also on another device.',
  personTitle: 'Would you rather talk to a person?',
  personText:
    'Write to us and name the job. You do not have to give a reason, and you do not have to start here.',
  personMail: 'Ask for a person',
  personSubject: (jobTitle, companyName) => `I would like to talk to a person: ${jobTitle}, ${companyName}`,
  consent: 'By starting you agree that your answers are read by an AI and stored as described here.',
  accept: 'I agree, start the interview',
  starting: 'Starting…',
  offlineStart: 'We could not reach the server. Please check your connection and try again.',
  preparing:
    'Your interview is still being prepared. It starts by itself in a moment, you can leave this page open.',
  welcome: (firstName, jobTitle, companyName, count) =>
    `Welcome, ${firstName}! I will ask you ${count === 1 ? 'one question' : `${count} questions`} about the position of ${jobTitle} at ${companyName}. Take all the time you need.`,
  interviewer: 'Interviewer',
  you: 'You',
  typing: 'The interviewer is writing…',
  conversation: 'Conversation',
  progress: (question, count) => `Question ${question} of ${count}`,
  allAnswered: 'All questions answered',
  answerLabel: 'Your answer',
  answerPlaceholder: 'Write your answer…',
  answerHint: 'Enter sends, Shift and Enter begin a new line.',
  answerLength: (used, most) => `${used} of ${most} characters`,
  send: 'Send the answer',
  sending: 'Sending…',
  wait: 'Please wait for the question',
  draftSaved: 'Saved as you type.',
  offline: 'You are offline. Your text stays here and is saved as soon as the connection is back.',
  notSent: 'Your answer is not sent yet. It is still here, and we keep trying.',
  completion: 'Thank you, those were all my questions! One last step: please add your CV.',
  cvTitle: 'Your CV',
  cvHint: 'PDF, DOC or DOCX, at most 3 MB and 5 pages.',
  cvChoose: 'Choose a file',
  cvDrop: 'or drop it here',
  cvRemove: 'Choose another file',
  cvReplace: 'You can still choose another file.',
  cvUploading: 'Uploading your CV…',
  cvChecking: 'Checking your CV…',
  cvReceived: 'Your CV has arrived. You can submit now.',
  cvProblems: {
    FILE_TOO_LARGE:
      'The file is larger than 3 MB. Please choose a smaller one, for example with fewer pictures.',
    CV_WRONG_TYPE: 'This is not a PDF, DOC or DOCX file. Please save your CV as a PDF and choose it again.',
    CV_TOO_MANY_PAGES: 'Your CV has more than 5 pages. Please shorten it and choose it again.',
    CV_ENCRYPTED: 'The file is protected by a password. Please save it without one and choose it again.',
    CV_UNREADABLE:
      'The file could not be read. Please save it again, for example as a PDF, and choose it again.',
  },
  cvNotSent: 'The file did not arrive. Please check your connection and try again.',
  submit: 'Submit my application',
  submitting: 'Submitting…',
  submitFailed:
    'Sorry, an error occurred while submitting your application. Please try again later or contact support.',
  tryAgain: 'Try again',
  contactSupport: 'Contact support',
  thanksTitle: (firstName) => `Thank you, ${firstName}!`,
  thanksText: (jobTitle, companyName) =>
    `Your application as ${jobTitle} at ${companyName} has arrived, with all your answers and your CV.`,
  thanksNext: (companyName) =>
    `People at ${companyName} read it and write to you by email. You can expect a response within 24-48 business hours.`,
  thanksClose: 'There is nothing else to do. You can close this page.',
  expired: {
    title: 'Interview Link Expired',
    text: 'This interview link has expired or is not complete. Please contact HR for a new link.',
  },
  full: {
    title: 'Position Full',
    text: 'All spots for this position have been filled. Answers you gave are kept. Have a look at the other jobs.',
  },
  closed: {
    title: 'Job closed',
    text: 'This job no longer takes applications. Have a look at the other jobs.',
  },
  browseJobs: 'Browse jobs',
  unknown: { title: 'Something went wrong', text: 'An unexpected error occurred.' },
}
