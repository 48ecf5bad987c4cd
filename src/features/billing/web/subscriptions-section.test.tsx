// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import { press, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { listSubscriptionsEndpoint } from '../contract/plans.ts'
import { SubscriptionsSection } from './subscriptions-section.tsx'

type Subscription = AnswerOf<typeof listSubscriptionsEndpoint>[number]

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(...held: Partial<Subscription>[]) {
  api.on(listSubscriptionsEndpoint, () =>
    held.map((one, index) => ({
      id: String(index),
      planName: 'Starter',
      price: 0,
      subscriptionStatus: 'ACTIVE',
      isCurrent: true,
      numOfJobs: 1,
      maxCandidates: 10,
      createdAt: '2026-11-21T12:00:00.000Z',
      expireAt: null,
      ...one,
    })),
  )
  showPage({ '/Settings': <SubscriptionsSection /> })
  await wait(0)
}
/** The descriptions of a term. */
const beside = (term: string) => screen.getAllByText(term).map((one) => one.nextElementSibling?.textContent)

test('§2.2.4-5 the free offer is free, for life', async () => {
  await show({})
  expect(screen.getByRole('heading', { name: 'My subscriptions' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Starter' })).toBeDefined()
  for (const text of ['Free', 'Active', 'Current']) expect(screen.getByText(text)).toBeDefined()
  expect(beside('Remaining job postings')).toEqual(['1'])
  expect(beside('Candidates per job')).toEqual(['10'])
  expect(beside('From')).toEqual(['21 Nov 2026'])
  expect(beside('Until')).toEqual(['for life'])
})

test.each([
  [100, '100'],
  [101, 'Unlimited'],
  [1_000_000, 'Unlimited'],
])('§2.3-3 %i remaining postings are said as %s', async (numOfJobs, said) => {
  await show({ numOfJobs })
  expect(beside('Remaining job postings')).toEqual([said])
})

test('§2.2.4-5 paid, expired and pending ones say so', async () => {
  await show(
    { planName: 'Enterprise', price: 199, subscriptionStatus: 'PENDING', isCurrent: false },
    {
      planName: 'Basic',
      price: 99,
      subscriptionStatus: 'EXPIRED',
      isCurrent: false,
      expireAt: '2026-10-21T12:00:00.000Z',
    },
  )
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Enterprise',
    'Basic',
  ])
  for (const text of ['Pending', 'Expired', '$199', '$99']) expect(screen.getByText(text)).toBeDefined()
  expect(beside('From')[0]).toBe('when its payment is confirmed. See its payment')
  expect(beside('Until')).toEqual(['a month later', '21 Oct 2026'])
  expect(screen.queryByText('Current')).toBeNull()
})

test('a paused free plan says when it is back', async () => {
  await show(
    { planName: 'Basic', price: 99, expireAt: '2026-12-21T12:00:00.000Z' },
    { subscriptionStatus: 'PAUSED', isCurrent: false },
  )
  expect(screen.getByText('Paused')).toBeDefined()
  expect(screen.getByText(/You are back on it when that plan ends/)).toBeDefined()
  expect(beside('Until')).toEqual(['21 Dec 2026', 'for life'])
})

test('a company without one reads what it is for', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'No subscriptions yet' })).toBeDefined()
})

test('§2.8-3 a list that does not load can be asked for again', async () => {
  api.on(listSubscriptionsEndpoint, () => {
    throw new FakeFailure()
  })
  showPage({ '/Settings': <SubscriptionsSection /> })
  await wait(0)
  expect(screen.getByRole('heading', { name: 'Failed to load subscriptions' })).toBeDefined()
  api.on(listSubscriptionsEndpoint, () => [])
  await press('Try again')
  expect(screen.getByRole('heading', { name: 'No subscriptions yet' })).toBeDefined()
})
