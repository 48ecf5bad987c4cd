// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSubscription, somePlans } from '#testing/builders/some-plans.ts'
import { wait } from '#testing/drive-page.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { listSubscriptionsEndpoint, type Plan, type Subscription } from '../contract/plans.ts'
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(held: Subscription[]) {
  fakeApi().on(listSubscriptionsEndpoint, () => held)
  const plan = somePlans()[0] as Plan
  showPage({ '/Pricing': <ConfirmPurchaseDialog plan={plan} onClose={() => {}} /> }, '/Pricing')
  await wait(0)
}

test.each([
  [
    'a free trial, with its last day',
    [aSubscription({ expireAt: '2026-12-01T12:00:00.000Z' })],
    /^Your free trial pauses .* before 1 Dec 2026, you are back/,
  ],
  [
    'a paused free plan',
    [
      aSubscription({ id: 'paid', planName: 'Basic', price: 99 }),
      aSubscription({ subscriptionStatus: 'PAUSED', isCurrent: false }),
    ],
    /^Your free plan is for life/,
  ],
])('says what becomes of %s', async (_what, held, said) => {
  await open(held)
  expect(screen.getByText(said)).toBeDefined()
})

test('says nothing of a free plan that has expired', async () => {
  await open([aSubscription({ subscriptionStatus: 'EXPIRED', isCurrent: false })])
  expect(screen.queryByText(/free/)).toBeNull()
})
