import { defineTexts } from '#contract/texts/define-texts.ts'

export const companyTexts = defineTexts('company-page', {
  eyebrow: 'Careers',
  about: 'About {company}',
  values: 'What we value',
  jobs: '{count, plural, one {# open job} other {# open jobs}}',
  noJobs: 'No open jobs at the moment',
  noJobsText: 'Check back later: new jobs are listed here as soon as they open.',
  posted: 'Posted {at, date, ::dMMMy}',
  salary: 'Salary',
  location: 'Location',
  interview: 'Interview',
  interviewIn:
    '{minutes, plural, =0 {Written interview in {language}} one {Written interview in {language}, about # minute} other {Written interview in {language}, about # minutes}}',
  apply: 'Apply',
  applyTo: 'Apply: {title}',
  tabTitle: '{company}: open jobs',
  description: 'Open jobs at {company} ({industry}) in {city}. Apply with a short written interview.',
})
