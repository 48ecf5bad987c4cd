import { showDay } from './show-moment.ts'
import { usd } from './show-money.ts'

const count = new Intl.NumberFormat('en-US')

// From here on a number is written as a word.
const manyPostings = 100
const manyCandidates = 100_000

const amount = (given: number, most: number) => (given > most ? 'Unlimited' : count.format(given))

export const subscriptionTexts = {
  title: 'My subscriptions',
  description: 'What your company holds and has held, newest first.',
  loading: 'Loading subscriptions...',
  failed: 'Failed to load subscriptions',
  none: 'No subscriptions yet',
  noneMore: 'A subscription says how many jobs you can post and how many candidates each can have.',
  current: 'Current',
  status: { ACTIVE: 'Active', EXPIRED: 'Expired', PENDING: 'Pending' },
  price: usd,
  perMonth: '/ month',
  postings: 'Remaining job postings',
  numOfJobs: (left: number) => amount(left, manyPostings),
  candidates: 'Candidates per job',
  maxCandidates: (most: number) => amount(most, manyCandidates),
  from: 'From',
  until: 'Until',
  forLife: 'for life',
  notBegun: 'when its payment is confirmed.',
  monthLater: 'a month later',
  toPayment: 'See its payment',
  day: showDay,
}
