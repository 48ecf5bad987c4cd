import { defineTexts } from '#contract/texts/define-texts.ts'

export const firstStepsTexts = defineTexts('first-steps', {
  title: 'To your first candidate: {done, number} of {all, number} done',
  done: 'done',
  open: 'to do',
  'profile.title': 'Complete your profile',
  'profile.text': 'Questions are written from your values.',
  'job.title': 'Post your first job',
  'job.text': 'It takes five minutes, and a draft is kept.',
  'questions.title': 'Read the questions',
  'questions.text': 'Change what you would ask otherwise, before anybody answers.',
  'link.title': 'Share the link',
  'link.text': 'In an advertisement, in a message, on your site.',
  'candidate.title': 'Read the first answers',
  'candidate.text': 'You get an email when the first interview is completed.',
})
