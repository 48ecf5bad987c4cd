import { defineTexts } from '#contract/texts/define-texts.ts'

export const aboutTexts = defineTexts('about', {
  tabTitle: 'About',
  title: 'We look for people, not for keywords',
  lead: 'A CV lists where somebody has been. It says little about how they think, what they do when things go wrong, or what they care about. We build hiring that asks.',
  storyTitle: 'Why we do this',
  'story.1':
    'Small teams hire with little time: a pile of CVs, a few calls, a feeling. Good people are passed over because the pile was long, or because their CV was plain.',
  'story.2':
    'All applicants should be asked the same questions and read with the same care. And employers should see the reason for every score, in the candidate’s own words, so that the decision stays theirs.',
  'story.3': 'We start in Tunisia and plan to go further.',
  missionTitle: 'Our mission',
  mission:
    'To help companies hire for mindset, motivation and fit as well as for skills, with scores that anybody can check.',
  visionTitle: 'Our vision',
  vision: 'A world of work in which what you can become counts as much as where you have been.',
  valuesTitle: 'Our values',
  valuesLead: 'Three words guide the product, and us.',
  'authenticity.title': 'Authenticity',
  'authenticity.text': 'We show what is there. No quote, no points; and where we do not know, we say so.',
  'grit.title': 'Grit',
  'grit.text': 'We stay with hard problems until they are simple for the people who use what we build.',
  'innovation.title': 'Innovation',
  'innovation.text': 'We use new tools where they make hiring fairer, and leave the decision to a person.',
  closingTitle: 'See it with your own job offer',
  closingText: 'Create your company’s profile, or write to us first. Both are fine.',
  start: 'Get Started',
  contact: 'Contact us',
})
