import { defineTexts } from '#contract/texts/define-texts.ts'

export const pricingTexts = defineTexts('site-pricing', {
  title: 'Plans for every size of team',
  lead: 'Prices in US dollars. Each purchase lasts one month; nothing renews automatically.',
  mostPopular: 'Most popular',
  perMonth: '/ month',
  free: 'Free',
  start: 'Get Started',
  startWith: 'Get Started with {plan}',
  postings: '{count, plural, one {# job posting} other {# job postings per month}}',
  unlimitedPostings: 'Unlimited job postings',
  candidates: '{count, plural, one {# candidate per job} other {# candidates per job}}',
  'feature.reports': 'PDF report on each candidate',
  'feature.advancedReports': 'Report on a whole job',
  'feature.responses': 'Full interview transcripts',
  'feature.scheduling': 'Meetings scheduled and sent',
  'feature.automatedRejection': 'Automated rejection e-mails',
  'feature.prioritySupport': 'Priority support',
  notIncluded: 'Not included: ',
  includedTitle: 'Included in all plans',
  included:
    'Custom interview questions\nAI interviews\nAI response detection\nAI evaluation\nDetailed dashboard\nVisuals per candidate\nE-mail support',
  customPlans: 'Looking for a custom enterprise plan?',
  contactUs: 'Contact us',
})
