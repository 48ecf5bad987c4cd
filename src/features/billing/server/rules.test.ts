import { expect, test } from 'vitest'
import { freeOfferOf, judgePosting, type PostingRight } from './rules.ts'

const held = (change: Partial<PostingRight>): PostingRight => ({
  status: 'ACTIVE',
  isCurrent: true,
  postingsLeft: 1,
  ...change,
})
const pending = held({ status: 'PENDING', isCurrent: false })

test.each([
  ['nothing', [], 'NO_SUBSCRIPTION'],
  ['an active one', [held({})], 'may-post'],
  ['a spent one', [held({ postingsLeft: 0 })], 'NO_JOBS_LEFT'],
  ['one whose time is over', [held({ isCurrent: false })], 'EXPIRED_SUBSCRIPTION'],
  ['one marked expired', [held({ status: 'EXPIRED', isCurrent: false })], 'EXPIRED_SUBSCRIPTION'],
  ['one whose payment is checked', [pending], 'NOT_ACTIVE'],
  ['a spent free one, paused', [held({ isCurrent: false, postingsLeft: 0 }), held({})], 'may-post'],
  ['an old one and one being checked', [held({ isCurrent: false }), pending], 'NOT_ACTIVE'],
  ['an active one and one being checked', [pending, held({})], 'may-post'],
] as const)('a company that holds %s', (_what, subscriptions, verdict) => {
  expect(judgePosting(subscriptions)).toBe(verdict)
})

test('the free offer follows the settings', () => {
  expect(freeOfferOf({ FREE_OFFER: 'starter' })).toEqual({
    planId: 'starter',
    features: [],
    postings: 1,
    candidatesPerJob: 10,
    days: null,
  })
  expect(freeOfferOf({ FREE_OFFER: 'trial' })?.days).toBe(30)
  expect(freeOfferOf({ FREE_OFFER: 'none' })).toBeNull()
})
