import { expect, test } from 'vitest'
import { dinarsFor, freeOfferOf, judgePosting, type PostingRight, settingLines, statusOf } from './rules.ts'

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
  ['an expired one', [held({ isCurrent: false })], 'EXPIRED_SUBSCRIPTION'],
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

test.each([
  ['a payment is checked', 'PENDING', false, false, 'PENDING'],
  ['it is in use', 'ACTIVE', true, false, 'ACTIVE'],
  ['another one is in use', 'ACTIVE', false, false, 'PAUSED'],
  ['it is marked expired', 'EXPIRED', false, false, 'EXPIRED'],
  ['its time has passed', 'ACTIVE', true, true, 'EXPIRED'],
  ['its time passed before it was paid', 'PENDING', false, true, 'EXPIRED'],
] as const)('the status of a subscription when %s', (_what, status, isCurrent, expired, shown) => {
  expect(statusOf({ status, isCurrent, expired })).toBe(shown)
})

test.each([
  [99, 3.1, 306.9],
  [33.33, 3.105, 103.49],
  [0.335, 1, 0.34],
  [0, 3.1, 0],
])('%d USD at %d are %d TND', (priceUsd, TND_PER_USD, tnd) => {
  expect(dinarsFor(priceUsd, { TND_PER_USD })).toBe(tnd)
})

test.each([
  ['', []],
  [' | ', []],
  ['IBAN: TN59', ['IBAN: TN59']],
  [' Mindhire SARL |IBAN: TN59|| BIC: ATTN ', ['Mindhire SARL', 'IBAN: TN59', 'BIC: ATTN']],
])('the lines of the setting %j', (setting, lines) => {
  expect(settingLines(setting)).toEqual(lines)
})
