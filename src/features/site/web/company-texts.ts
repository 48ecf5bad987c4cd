const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const number = new Intl.NumberFormat('en-US')

export const companyTexts = {
  eyebrow: 'Careers',
  about: (company: string) => `About ${company}`,
  values: 'What we value',
  jobs: (count: number) => (count === 1 ? '1 open job' : `${number.format(count)} open jobs`),
  noJobs: 'No open jobs at the moment',
  noJobsText: 'Look in again later: new jobs are listed here as soon as they open.',
  posted: (at: string) => `Posted ${day.format(new Date(at))}`,
  salary: 'Salary',
  location: 'Location',
  interview: 'Interview',
  interviewIn: (language: string, minutes: number) =>
    minutes === 0
      ? `Written interview in ${language}`
      : `Written interview in ${language}, about ${minutes} minutes`,
  languages: { English: 'English', Français: 'French', Deutsch: 'German', Spanish: 'Spanish' },
  apply: 'Apply',
  applyTo: (title: string) => `Apply: ${title}`,
  more: 'Show more jobs',
  loading: 'Loading…',
  failed: 'The next jobs could not be loaded. Please try again.',
  metaTitle: (company: string) => `${company}: open jobs`,
  metaDescription: (company: string, industry: string, city: string) =>
    `Open jobs at ${company} (${industry}) in ${city}. Apply with a short written interview.`,
}
