import { defineTexts } from '#contract/texts/define-texts.ts'

/** Why no job can be posted or edited now, and the way out (spec part 1 §8). */
export const outcomeTexts = defineTexts('posting-outcome', {
  'NO_SUBSCRIPTION.title': 'Subscription required',
  'NO_SUBSCRIPTION.text': 'You need a subscription to post a job offer. Choosing a plan takes a minute.',
  'NO_SUBSCRIPTION.button': 'Subscribe',
  'NOT_ACTIVE.title': 'Subscription pending',
  'NOT_ACTIVE.text': 'Your subscription is not active yet. You can post as soon as its payment is confirmed.',
  'NOT_ACTIVE.button': 'View my subscription',
  'NO_JOBS_LEFT.title': 'Quota exhausted',
  'NO_JOBS_LEFT.text':
    'You have used all job postings of your plan. A larger plan gives you more. Jobs that are already posted stay open.',
  'NO_JOBS_LEFT.button': 'Upgrade my subscription',
  'EXPIRED_SUBSCRIPTION.title': 'Subscription expired',
  'EXPIRED_SUBSCRIPTION.text':
    'Your subscription has expired. Renew it to post again. Jobs that are already posted stay open.',
  'EXPIRED_SUBSCRIPTION.button': 'Renew my subscription',
  'UNKNOWN_ERROR.title': 'Subscription error',
  'UNKNOWN_ERROR.text':
    'We could not check your subscription. Please try again, or write to us if it happens again.',
  'UNKNOWN_ERROR.button': 'Contact support',
  back: 'Back',
  retry: 'Try again',
  retrying: 'Trying again…',
  'viewer.title': 'Your role does not allow this',
  'viewer.text':
    'As a viewer you see jobs and candidates but change nothing. An admin of your company can give you another role.',
})
