import { defineTexts } from '#contract/texts/define-texts.ts'

export const demoInterviewTexts = defineTexts('demo-interview', {
  title: 'Try the interview',
  lead: 'Answer three questions as a candidate would, and read your own scores with the words they rest on. It takes about five minutes.',
  privacy: 'Your answers are scored at once and never stored. They are gone when you close this page.',
  language: 'Language of the interview',
  start: 'Start',
  about: 'The job: {title}. Write about something that really happened to you; a few sentences are enough.',
  interviewer: 'Interviewer',
  you: 'You',
  answer: 'Your answer',
  placeholder: 'What happened, what did you do, what came of it?',
  progress: 'Question {number} of 3',
  send: 'Send answer',
  keys: 'Enter sends, Shift and Enter begin a new line',
  scoring: 'Your answers are being scored…',
  failed: 'Your answers could not be scored.',
  retry: 'Try again',
  again: 'Start again',
  result: 'Your scores',
  resultLead:
    'Three answers and no CV are less than a real application has, so some fields have too little to go on. An employer reads this beside your answers; a person decides.',
  resultLow:
    'A higher total needs more to stand on: something that happened, what you did yourself, what came of it. Start again and see what changes.',
  next: 'Hire like this',
  nextText: 'Post your own job: its questions are written for it, and each candidate gets scores like these.',
  signUp: 'Get Started Now',
  demo: 'Look around the demo company',
  off: 'There is no demo on this installation.',
})
