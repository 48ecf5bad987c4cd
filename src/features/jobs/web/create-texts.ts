import type { PostingOutcome } from './posting-outcome.ts'

export const createTexts = {
  title: 'Create a job offer',
  description: 'Three short steps; the interview’s questions are written from them.',
  checking: 'Checking your subscription...',
  progress: 'Steps of the job offer',
  steps: ['Basic Information', 'Requirements', 'Preferences'],
  intros: [
    'What candidates read before they apply.',
    'What the person you look for brings, and the language of the interview.',
    'What makes somebody the right one among many who could do the job.',
  ],
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  next: 'Next',
  previous: 'Previous',
  post: 'Create job offer',
  posting: 'Creating job offer…',
  posted: 'Job offer created successfully!',
  unknownError: 'Unknown error',
  notPosted: 'The job offer was not created',
  kept: 'Everything you typed is still here. Please try again.',
  choose: 'Choose…',
  optional: 'optional',
  jobTitle: 'Job title',
  jobTitleHint: 'As candidates would search for it, e.g. Sales Manager.',
  jobDescription: 'Job description',
  jobDescriptionHint: 'What the person will do. Duties named here become questions of the interview.',
  location: 'Location',
  locationHint: 'e.g. Tunis',
  type: 'Job type',
  salary: 'Salary',
  salaryHint: 'Monthly, in DT. Left empty, the salary is not disclosed.',
  skills: 'Skills',
  skillsHint: 'Press Enter or the plus button after each skill.',
  addSkill: 'Add skill',
  experience: 'Experience level (years)',
  seniority: 'Seniority level',
  education: 'Education level',
  interviewLanguage: 'Interview language',
  interviewLanguageHint: 'Candidates are interviewed and written to in this language.',
  preferredLanguages: 'Preferred languages',
  softSkills: 'Soft skills',
  chosenOf: (chosen: number, most: number) => `${chosen}/${most} selected`,
  mostChosen: (most: number) => `Maximum of ${most} selected`,
  industry: 'Industry',
}

interface OutcomeTexts {
  title: string
  text: string
  button: string
}

/** Why no job can be posted now, and the way out (spec part 1 §8). */
export const outcomeTexts: Record<PostingOutcome, OutcomeTexts> = {
  NO_SUBSCRIPTION: {
    title: 'Subscription required',
    text: 'Posting a job offer needs a subscription. Choose the plan that suits you; it takes a minute.',
    button: 'Subscribe',
  },
  NOT_ACTIVE: {
    title: 'Subscription pending',
    text: 'Your subscription is not active yet. You can post as soon as its payment is confirmed.',
    button: 'View my subscription',
  },
  NO_JOBS_LEFT: {
    title: 'Quota exhausted',
    text: 'You have used all job postings of your plan. A larger plan gives you more; jobs already posted go on as before.',
    button: 'Upgrade my subscription',
  },
  EXPIRED_SUBSCRIPTION: {
    title: 'Subscription expired',
    text: 'Your subscription is over. Renew it to post again; jobs already posted go on as before.',
    button: 'Renew my subscription',
  },
  UNKNOWN_ERROR: {
    title: 'Subscription error',
    text: 'We could not check your subscription. Please try again, or write to us if it happens again.',
    button: 'Contact support',
  },
}

export const panelTexts = { back: 'Back', retry: 'Try again', retrying: 'Trying again…' }

/** For those whose role only reads. */
export const viewerTexts = {
  title: 'Your role does not allow this',
  text: 'As a VIEWER you see jobs and candidates but change nothing. An ADMIN of your company can give you another role.',
}
