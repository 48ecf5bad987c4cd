import { expect, test } from 'vitest'
import { freeOfferOf, judgePosting, type PostingRight } from './rules.ts'

const held = (change: Partial<PostingRight>): PostingRight => ({
  status: 'ACTIVE',
  over: false,
  postingsLeft: 1,
  ...change,
})

test.each([
  ['nothing', [], 'NO_SUBSCRIPTION'],
  ['an active one', [held({})], 'may-post'],
  ['a spent one', [held({ postingsLeft: 0 })], 'NO_JOBS_LEFT'],
  ['one whose time is over', [held({ over: true })], 'EXPIRED_SUBSCRIPTION'],
  ['one marked expired', [held({ status: 'EXPIRED' })], 'EXPIRED_SUBSCRIPTION'],
  ['one whose payment is checked', [held({ status: 'PENDING' })], 'NOT_ACTIVE'],
  ['an old one and one being checked', [held({ over: true }), held({ status: 'PENDING' })], 'NOT_ACTIVE'],
  ['an active one and one being checked', [held({ status: 'PENDING' }), held({})], 'may-post'],
] as const)('a company that holds %s', (_what, subscriptions, verdict) => {
  expect(judgePosting(subscriptions)).toBe(verdict)
})

test('the free offer follows the settings', () => {
  expect(freeOfferOf({ FREE_OFFER: 'starter' })).toMatchObject({
    planId: 'starter',
    postings: 1,
    candidatesPerJob: 10,
    days: null,
  })
  expect(freeOfferOf({ FREE_OFFER: 'trial' })?.days).toBe(30)
  expect(freeOfferOf({ FREE_OFFER: 'none' })).toBeNull()
})
