import type { PostingOutcome } from './posting-outcome.ts'

const count = new Intl.NumberFormat('en-US')
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const when = (at: string) => moment.format(new Date(at))

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
  unheard: {
    title: 'No answer came from the server',
    text: 'The job offer may have been created. Everything you typed is still here, and trying again never creates it twice.',
  },
  kept: 'Everything you typed is still here. Please try again.',
  keptDraft: 'Your job offer is kept as a draft: you can post it later.',
  loading: 'Opening your draft…',
  draftFailed: 'Your draft could not be loaded',
  draftFailedMore: 'Nothing is lost. Please check your connection and try again.',
  saving: {
    none: 'Saved. You can go on later, also on another device.',
    waiting: 'Saving…',
    saved: 'Saved',
    choosing: 'Kept in this tab until you have chosen above.',
    failing: 'Not saved yet: no connection. It is kept in this tab and sent when you are back online.',
  },
  startOver: 'Start over',
  bringBack: 'Bring it back',
  left: {
    'started-over': 'The form is empty again.',
    replaced: 'What was in the form before is not lost.',
    gone: 'This draft was posted or cleared in another tab or on another device: it was not posted again. The form is empty again.',
    posted: 'Your last job offer was posted; only the answer got lost on its way. The form is empty again.',
  },
  brought: (at: string) => `Your draft of ${when(at)} is back: go on where you stopped.`,
  otherTitle: (at: string) => `This draft was changed elsewhere on ${when(at)}`,
  otherText: (title: string) =>
    `On another device or in another tab${title === '' ? '' : `, where its title is “\u2068${title}\u2069”`}. Which of the two do you want to go on with? The one below is this one.`,
  chooseFirst: 'This draft was changed elsewhere. Please choose above which one you want to post.',
  useOther: 'Use the other one',
  useThis: 'Use this one',
  isCopy: 'This is a copy',
  copyText: 'Change what is different, then post it as a job offer of its own.',
  copySpends: 'Change what is different. Posting it spends one posting of your plan, as any job offer does.',
  copyFailed: 'The job offer to copy could not be loaded. Please try again from the list.',
  choiceTitle: 'You have a job offer that is not posted yet',
  choiceText: (title: string) => `“${title}” is kept as your draft. There is room for one.`,
  choiceDraft: 'Go on with my draft',
  choiceCopy: (title: string) => `Copy “${title}” instead`,
  used: (used: number, most: number) => `${count.format(used)} / ${count.format(most)}`,
  preview: 'Preview',
  previewTitle: 'As candidates see it',
  previewText: 'From what you have typed so far. The form to register stands beside it.',
  noTitle: 'No title yet',
  noDescription: 'No description yet.',
  hint: 'Hint:',
  dismiss: 'Dismiss',
  dismissHint: (found: string | null) => (found === null ? 'Dismiss hint' : `Dismiss hint about ${found}`),
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
  skillsHint: 'Press Enter or the plus button after each skill, or paste a list. 30 at most.',
  addSkill: 'Add skill',
  skillsFull: (most: number) => `${most} skills are the most. Remove one to add another.`,
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
  kept: 'What you typed here is kept in this tab.',
}
