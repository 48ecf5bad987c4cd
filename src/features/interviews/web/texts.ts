import { defineTexts } from '#contract/texts/define-texts.ts'

export const interviewTexts = defineTexts('interview', {
  pageTitle: 'Interview: {jobTitle}',
  firstNamePlaceholder: 'First name',
  hello: 'Hello {firstName}',
  invited: '{companyName} invites you to a short written interview.',
  minutes: 'About {minutes, plural, one {# minute} other {# minutes}}',
  questions: '{count, plural, one {# question} other {# questions}}',
  noTimeLimit: 'No time limit',
  beforeYouStart: 'Before you start',
  aiTitle: 'An AI reads your answers',
  aiText:
    'It scores your answers and your CV, and shows the evidence for each score in your own words. The team at {companyName} sees the scores as advice. A person always decides.',
  storedTitle: 'What is stored, and for how long',
  storedText:
    'Your contact details, answers and CV, and the scores based on them. They are kept for {months, plural, one {# month} other {# months}} and shown only to {companyName}.',
  countersTitle: 'Typing and pasting are counted',
  countersText:
    'For each answer we keep how many characters were typed, pasted and deleted, and how long it took. Not which keys you press.',
  ownWordsTitle: 'Your own words count',
  ownWordsText:
    'Real examples from your work or life say more than perfect sentences. Please do not have answers written by an AI.',
  savedTitle: 'Everything is saved',
  saved:
    'Everything is saved as you type. You can stop at any time and continue later with the same link, also on another device.',
  personTitle: 'Would you rather talk to a person?',
  personText:
    'We will let the team at {companyName} know. You do not have to give a reason, and you do not have to start here.',
  personAsk: 'Ask for a person',
  personAsking: 'Asking…',
  personAsked:
    'The company now knows that you would like to talk to a person. It has your email address and your phone number.',
  personFailed: 'Your request did not arrive. Please check your connection and try again.',
  consent: 'By starting you agree that your answers are read by an AI and stored as described here.',
  privacy: 'Privacy',
  opensInNewTab: '(opens in a new tab)',
  accept: 'I agree, start the interview',
  starting: 'Starting…',
  offlineStart: 'We could not reach the server. Please check your connection and try again.',
  preparing:
    'Your interview is still being prepared. It will start automatically in a moment; you can leave this page open.',
  welcome:
    'Welcome, {firstName}! I will ask you {count, plural, one {one question} other {# questions}} about the position of {jobTitle} at {companyName}. Take all the time you need.',
  interviewer: 'Interviewer',
  you: 'You',
  typing: 'The interviewer is writing…',
  conversation: 'Conversation',
  progress: 'Question {question} of {count}',
  allAnswered: 'All questions answered',
  answerLabel: 'Your answer',
  answerPlaceholder: 'Write your answer…',
  answerHint: 'Enter sends, Shift+Enter starts a new line.',
  answerLength: '{used} of {max} characters',
  send: 'Send the answer',
  sending: 'Sending…',
  wait: 'Please wait for the question',
  draftSaved: 'Saved as you type.',
  offline: 'You are offline. Your text stays here and is saved as soon as the connection is back.',
  notSent: 'Your answer has not been sent yet. It is still here, and we keep trying.',
  questionNumber: 'Question {question}',
  edit: 'Edit',
  editAnswer: 'Edit your answer to question {question}',
  editFollowUp: 'Edit your answer to the follow-up of question {question}',
  saveEdit: 'Save the change',
  cancelEdit: 'Cancel the change',
  changedElsewhere:
    'This answer was changed in another window or on another device. Your text is still here: save it to replace the other one, or cancel to keep that one.',
  followUp: 'Follow-up question',
  followUpNote: 'A follow-up question. You may skip it.',
  skip: 'Skip this question',
  skipped: 'Skipped',
  answerAfterAll: 'Answer after all',
  answerSkipped: 'Answer after all: the follow-up of question {question}',
  collapseQuestion: 'Show one line of the question',
  expandQuestion: 'Show the whole question',
  reviewOpen: 'Read my answers once more',
  reviewTitle: 'Your answers',
  reviewText: 'You can change every answer until you submit your application.',
  reviewBack: 'Back to the last step',
  completion: 'Thank you, those were all my questions! One last step: please add your CV.',
  cvTitle: 'Your CV',
  cvHint:
    'PDF, DOC or DOCX, at most 3 MB and 5 pages. A photo or scan works too (JPEG, PNG, HEIC): people can read it, a program cannot, so a file is better.',
  cvReplace: 'You can still choose another file.',
  cvUploading: 'Uploading your CV…',
  cvChecking: 'Checking your CV…',
  cvReceived: 'Your CV has arrived. You can submit now.',
  'cvProblem.FILE_TOO_LARGE':
    'The file is larger than 3 MB. Please choose a smaller one, for example with fewer pictures.',
  'cvProblem.CV_WRONG_TYPE':
    'This is not a PDF, DOC or DOCX file, nor a photo (JPEG, PNG, HEIC). Please save your CV as a PDF, or take a photo of it, and choose it again.',
  'cvProblem.CV_TOO_MANY_PAGES': 'Your CV has more than 5 pages. Please shorten it and choose it again.',
  'cvProblem.CV_ENCRYPTED':
    'The file is protected by a password. Please save it without one and choose it again.',
  'cvProblem.CV_UNREADABLE':
    'The file could not be read. Please save it again, for example as a PDF, and choose it again.',
  cvPreparing: 'Preparing your photos…',
  cvAddPage: 'Add a photo of the next page',
  cvPicture: 'Your photo has arrived as a picture. A program cannot read it; the team looks at it.',
  cvLaterText:
    'Your CV is not at hand? Submit your answers now and send it later by this same link. Your application is incomplete until it comes, and your answers can no longer be changed.',
  cvLater: 'Send my CV later',
  cvLaterFailed: 'This did not work. Please check your connection and try again.',
  awaitedTitle: 'Your answers have arrived',
  awaitedText:
    'Only your CV is missing. As soon as it comes, your application is complete and {companyName} is notified.',
  awaitedLink: 'You can close this page and come back later by the same link. We remind you once by email.',
  'cvProblem.PHOTO_TOO_LARGE':
    'The photo is larger than 3 MB, and this device cannot make it smaller. Please take it again with a smaller size, or choose a PDF.',
  'cvProblem.TOO_MANY_PHOTOS': 'At most 5 photos are possible, one for each page. Please choose fewer.',
  'cvProblem.PHOTOS_NOT_JOINED':
    'This device cannot put these photos together. Please choose a single photo, or a PDF.',
  cvNotSent: 'The file did not arrive. Please check your connection and try again.',
  submit: 'Submit my application',
  submitting: 'Submitting…',
  submitFailed:
    'Sorry, an error occurred while submitting your application. Please try again later or contact support.',
  tryAgain: 'Try again',
  contactSupport: 'Contact support',
  thanksTitle: 'Thank you, {firstName}!',
  thanksText:
    'Your application as {jobTitle} at {companyName} has arrived, with all your answers and your CV.',
  thanksNext:
    'The team at {companyName} reads it and writes to you by email.{promise, select, hours { You can expect a response within 24-48 business hours.} days { You can expect a response within 3 business days.} week { You can expect a response within one week.} other {}}',
  thanksClose: 'There is nothing else to do. You can close this page.',
  'expired.title': 'Interview Link Expired',
  'expired.text': 'This interview link has expired or is incomplete. Please contact HR for a new link.',
  'full.title': 'Position Full',
  'full.text':
    'All spots for this position have been filled. The answers you gave are saved. Have a look at the other jobs.',
  'closed.title': 'Job closed',
  'closed.text': 'This job no longer takes applications. Have a look at the other jobs.',
  browseJobs: 'Browse jobs',
  'busy.title': 'Too many requests',
  'busy.text':
    'Many people are using this page right now. Please wait a few minutes and try again. Everything you saved is still there.',
  'unknown.title': 'Something went wrong',
  'unknown.text': 'An unexpected error occurred.',
})
