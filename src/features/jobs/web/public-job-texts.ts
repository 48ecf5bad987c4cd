import { defineTexts } from '#contract/texts/define-texts.ts'

export const publicJobTexts = defineTexts('public-job', {
  toAbout: 'Read about the job first',
  about: 'About the job',
  details: 'The job in short',
  next: 'What happens next',
  'next.1': 'You register here. It takes a minute and no account.',
  'next.2': 'You answer written questions in {language}, in a chat, when it suits you.',
  'next.2.timed':
    'You answer written questions in {language}, in a chat, when it suits you: about {minutes, plural, one {# minute} other {# minutes}}, without a time limit.',
  'next.3': 'You add your CV (PDF, DOC or DOCX, at most 3 MB and 5 pages).',
  'next.4': 'A person at the company reads everything, decides, and writes to you by email.',
  questions:
    '{count, plural, one {# question} other {# questions}}, about {minutes, plural, one {# minute} other {# minutes}}',
  interviewIn: 'Interview in {language}',
  promise: 'An AI reads your answers and scores them with quotes. A person decides, always.',
  'language.unknown': 'the language of the interview',
})
