import type { PlanFeature } from '../contract.ts'
import { featureNames } from './known-plans.ts'
import type { PlanChanges } from './plan-changes.ts'

const count = new Intl.NumberFormat('en-US')
// From here on a number is written as a word.
const manyPostings = 100
// More are not named again: the list above has them.
const fewFeatures = 2

const postingsCount = (most: number) => (most > manyPostings ? 'Unlimited' : count.format(most))
const inWords = (features: readonly PlanFeature[]) =>
  features.length > fewFeatures
    ? `${features.length} features`
    : features.map((one) => featureNames[one].toLowerCase()).join(', ')

export const pricingTexts = {
  title: 'Pricing',
  description: 'Each purchase lasts a month from its confirmation. Nothing renews by itself.',
  loading: 'Loading plans...',
  loadingError: 'Loading error',
  failed: 'Error loading plans',
  retry: 'Retry',
  none: 'No plans available at the moment.',
  noneMore: 'Please come back later, or write to us.',
  missingId: 'Missing plan ID.',
  paymentFailed: 'Error processing payment',
  redirecting: (plan: string) => `Redirecting to payment page for ${plan}...`,
  contactSupport: 'Contact support',
  supportTitle: 'Questions before you buy?',
  supportText: 'Another size of plan, a bill to your company, or anything else: write to us.',
  mostPopular: 'MOST POPULAR',
  yourPlan: 'Your plan',
  perMonth: '/ month',
  choose: (plan: string) => `Choose ${plan}`,
  renew: (plan: string) => `Buy ${plan} again`,
  adminOnly: 'Only an ADMIN of your company can buy a plan.',
  adminOnlyMore: 'You can read what each plan offers and ask an ADMIN of your company to buy it.',
  heldFailed: 'We could not load which plan your company holds. What is on offer is shown all the same.',
  waitingTitle: (plan: string) => `A purchase of ${plan} is open`,
  waiting: 'It begins when its payment is confirmed. Choosing another plan cancels it.',
  submitted: 'We check its payment within 24 hours. Choosing another plan cancels it.',
  toPayment: 'Go to its payment',
  offTitle: 'Everything is unlocked',
  off: 'This installation sells no plans: there is nothing to buy, and every feature is open to your company.',
  toJobs: 'Go to your jobs',
}

/** What stands on a card. */
export const cardTexts = {
  postings: (most: number, price: number) => {
    if (most > manyPostings) return 'Unlimited job postings'
    if (most === 1) return '1 job posting'
    return `${count.format(most)} job postings${price > 0 ? ' per month' : ''}`
  },
  candidates: (most: number) => `${count.format(most)} candidates per job`,
  notIncluded: 'Not included: ',
  inEveryPlan: 'Everything included in all plans',
  /** What buying would change, a sentence each. */
  changes: ({ postings, candidates, gains, losses }: PlanChanges): string[] => [
    `${postingsCount(postings.after)} ${postings.after === 1 ? 'posting' : 'postings'} (you have ${postingsCount(postings.now).toLowerCase()} left)`,
    ...(candidates.now === candidates.after
      ? []
      : [
          `${count.format(candidates.after)} candidates per job instead of ${postingsCountOrMore(candidates.now)}`,
        ]),
    ...(gains.length > 0 ? [`Adds ${inWords(gains)}`] : []),
    ...(losses.length > 0 ? [`Without ${inWords(losses)}`] : []),
  ],
  changesTitle: 'What it changes for you',
  renewTitle: 'Another month of it',
  renewText:
    'The new month begins when its payment is confirmed, with all its postings; what is left of this one ends.',
}

const manyCandidates = 100_000
const postingsCountOrMore = (most: number) => (most > manyCandidates ? 'unlimited ones' : count.format(most))

export const confirmTexts = {
  title: (plan: string) => `Buy the ${plan} plan?`,
  warning:
    'Your current plan stays until this payment is confirmed and is then deactivated. Other pending purchases are cancelled now. Only one plan can be active. A confirmed purchase cannot be undone.',
  plan: 'Plan',
  price: 'Price',
  aMonth: (price: string) => `${price} for a month`,
  transfer: 'To transfer',
  cancel: 'Cancel',
  confirm: 'Confirm and pay',
  confirming: 'Preparing the payment…',
}

/** The rows of the comparison that come from no plan's row. */
export const comparisonTexts = {
  title: 'Compare the plans',
  feature: 'Feature',
  included: 'Included',
  notIncluded: 'Not included',
  price: 'Price per month',
  postings: 'Job postings',
  candidates: 'Candidates per job',
  perMonth: (most: number) => {
    if (most > manyPostings) return 'Unlimited'
    return most === 1 ? '1' : `${count.format(most)} per month`
  },
  count: (most: number) => count.format(most),
  categories: {
    limits: 'Price and room',
    interviews: 'Interviews',
    evaluation: 'Evaluation',
    candidates: 'Candidates',
    support: 'Support',
  },
  inAll: {
    interviews: ['Custom interview questions', 'AI interviews'],
    evaluation: ['AI response detection', 'AI evaluation', 'Detailed dashboard', 'Visuals per candidate'],
    candidates: [],
    support: ['E-mail support'],
  },
} as const
