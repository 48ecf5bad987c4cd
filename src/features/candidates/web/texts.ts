import { defineTexts } from '#contract/texts/define-texts.ts'

export const applyTexts = defineTexts('apply', {
  title: 'Interview Registration',
  intro: 'You will receive your personal interview link by email.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  phoneHint: '8 digits, or an international number beginning with +',
  city: 'City',
  submit: 'Register for the interview',
  correct: 'Please correct the errors in the form',
  sentTitle: 'Check your email',
  sentText: 'We have sent an interview link to',
  'sentSteps.1':
    'Open the link when you have a quiet moment. It works for {days, plural, one {# day} other {# days}}.',
  'sentSteps.2': 'You can stop at any time and continue later, also on another device.',
  'sentSteps.3':
    'No email after a few minutes? Check your spam folder, or register again with the same address.',
  reviewTitle: 'Application received, under review',
  reviewText:
    'The location may not be suitable: this job is in {location}. A person at {company} will look at your application and decide.',
  reviewWait:
    '{promise, select, hours {You can expect a response within 24-48 business hours. } days {You can expect a response within 3 business days. } week {You can expect a response within one week. } other {}}There is nothing else to do now.',
  back: 'Back to the form',
  closedTitle: 'This job is closed',
  closedText: 'It no longer takes applications. Have a look at the other jobs.',
  closedAction: 'Browse jobs',
  unknownTitle: 'This job is not open',
  unknownText: 'This job has expired or does not exist. The link may also be incomplete.',
  unknownAction: 'Go to the home page',
  metaDescription: 'Apply as {job} at {company} in {location}: register and take a short written interview.',
})
