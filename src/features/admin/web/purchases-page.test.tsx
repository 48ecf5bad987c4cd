// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PurchaseId } from '#contract/ids.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  confirmPurchaseEndpoint,
  listAllPurchasesEndpoint,
  openScreenshotEndpoint,
  refundPurchaseEndpoint,
  refusePurchaseEndpoint,
} from '../contract/console.ts'
import { PurchasesPage } from './purchases-page.tsx'
import type { AdminPurchase } from './use-purchases.ts'

const purchase = (more: Partial<AdminPurchase> = {}): AdminPurchase => ({
  id: '00000000-0000-4000-8000-000000000001' as PurchaseId,
  company: { id: 'c' as AdminPurchase['company']['id'], name: 'شركة النور' },
  planName: 'Basic',
  priceUsd: 89,
  amountTnd: 279.5,
  reference: 'MH-1',
  state: 'submitted',
  createdAt: '2026-11-20T09:00:00.000Z',
  submittedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  reason: null,
  refundedTnd: null,
  hasScreenshot: true,
  samePicture: [],
  priority: false,
  ...more,
})

let api: ReturnType<typeof fakeApi>
const answer = (...content: AdminPurchase[]) =>
  api.on(listAllPurchasesEndpoint, () => ({
    content,
    last: true,
    toReview: content.length,
    paymentConfigured: true,
  }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address = '/Admin') {
  showPage({ '/Admin': <PurchasesPage /> }, address)
  await wait(1)
}
const dialog = () => within(screen.getByRole('dialog'))
const refuses = (status: number, code: string, message: string) => () => {
  throw new FakeFailure(status, { code, message })
}

test('each shows company, plan, both amounts, reference and how long it waits; how many are counted', async () => {
  answer(purchase({ priority: true }))
  await open()
  const card = screen.getByRole('article', { name: 'شركة النور' })
  for (const words of ['279.50 TND', '$89', 'MH-1', 'Basic', 'Waiting for 1 day', 'Priority support'])
    expect(card.textContent).toContain(words)
  expect(screen.getByRole('tab', { name: 'To review (1)' })).toBeDefined()
})

test('a picture that came with another purchase is said in danger', async () => {
  answer(purchase({ samePicture: [{ id: 'p' as PurchaseId, companyName: 'Dar', reference: 'MH-9' }] }))
  await open()
  expect(screen.getByText('Another purchase has the same picture, or a very similar one')).toBeDefined()
  expect(screen.getByText(/^Compare it with MH-9/).textContent).toBe('Compare it with MH-9, Dar')
})

test('confirming says first what happens, is sent once however often it is pressed, and shows the invoice’s number', async () => {
  answer(purchase())
  api.on(confirmPurchaseEndpoint, async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { invoiceNumber: 'MH-2026-000042' }
  })
  await open()
  await press('Confirm MH-1')
  expect(dialog().getByText('Basic begins now, and a paid plan before it ends.')).toBeDefined()
  const yes = dialog().getByRole('button', { name: 'The payment arrived' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  answer()
  await wait(100)
  expect(api.askedOf(confirmPurchaseEndpoint)).toHaveLength(1)
  expect(dialog().getByText('MH-2026-000042')).toBeDefined()
  expect(screen.getByText('Nothing to review')).toBeDefined()
})

test('what another operator decided first is said, and the list is fetched again', async () => {
  answer(purchase())
  api.on(confirmPurchaseEndpoint, refuses(409, 'ALREADY_DECIDED', 'This purchase has already been decided.'))
  await open()
  await press('Confirm MH-1')
  answer()
  await press('The payment arrived')
  await wait(1)
  expect(dialog().getByText('This purchase has already been decided.')).toBeDefined()
  expect(screen.getByText('Nothing to review')).toBeDefined()
})

test('refusing needs a reason; what could not be sent stays typed', async () => {
  answer(purchase())
  api.on(refusePurchaseEndpoint, refuses(500, 'INTERNAL', 'Something broke.'))
  await open()
  await press('Refuse MH-1')
  await press('Refuse the payment')
  expect(dialog().getByText('Please say why: the company reads it.')).toBeDefined()
  expect(api.sentTo(refusePurchaseEndpoint)).toEqual([])
  fill({ Reason: '  No transfer arrived. ' })
  await press('Refuse the payment')
  await wait(1)
  expect(dialog().getByText('Something broke.')).toBeDefined()
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Reason').value).toContain('No transfer arrived.')
  api.on(refusePurchaseEndpoint, () => undefined)
  await press('Refuse the payment')
  await wait(1)
  expect(api.sentTo(refusePurchaseEndpoint).at(-1)).toEqual({ reason: 'No transfer arrived.' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(toasts().at(-1)).toEqual({ tone: 'success', message: 'MH-1 is refused.' })
})

test('the focus goes to the list when the purchase that held it is decided', async () => {
  answer(purchase())
  api.on(refusePurchaseEndpoint, () => {
    answer()
    return undefined
  })
  await open()
  const refuse = screen.getByRole('button', { name: 'Refuse MH-1' })
  refuse.focus()
  fireEvent.click(refuse)
  fill({ Reason: 'No transfer arrived.' })
  await press('Refuse the payment')
  await wait(1)
  expect(screen.getByText('Nothing to review')).toBeDefined()
  expect(document.activeElement?.textContent).toContain('Nothing to review')
  expect(document.activeElement).not.toBe(document.body)
})

test('a refund is recorded with amount and reason, a comma being a point', async () => {
  answer(purchase({ state: 'refused', reason: 'Wrong amount' }))
  api.on(refundPurchaseEndpoint, () => undefined)
  await open('/Admin?show=all')
  await press('Record refund of MH-1')
  fill({ 'Amount in TND': 'all of it', Reason: 'Sent back' })
  await press('Record the refund')
  expect(dialog().getByText('Please enter the amount in TND.')).toBeDefined()
  fill({ 'Amount in TND': '120,5' })
  await press('Record the refund')
  await wait(1)
  expect(api.sentTo(refundPurchaseEndpoint)).toEqual([{ amountTnd: 120.5, reason: 'Sent back' }])
})

test('the screenshot’s link is made again for each look', async () => {
  answer(purchase())
  let looks = 0
  api.on(openScreenshotEndpoint, () => ({ url: `/files/${++looks}` }))
  await open()
  for (const look of ['/files/1', '/files/2']) {
    await press('Screenshot of MH-1')
    await wait(1)
    expect(dialog().getByRole('img').getAttribute('src')).toBe(look)
    fireEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await wait(1)
  }
})

test('a screenshot that does not open says so and can be tried again', async () => {
  answer(purchase())
  api.on(openScreenshotEndpoint, () => ({ url: '/files/1' }))
  await open()
  await press('Screenshot of MH-1')
  await wait(1)
  fireEvent.error(dialog().getByRole('img'))
  expect(dialog().getByText('The screenshot could not be opened.')).toBeDefined()
  api.on(openScreenshotEndpoint, () => ({ url: '/files/2' }))
  await press('Try again')
  await wait(1)
  expect(dialog().getByRole('img').getAttribute('src')).toBe('/files/2')
})

test.each([
  ['confirmed', 'Confirmed', false],
  ['cancelled', 'Cancelled by the buyer', true],
  ['refunded', 'Refunded', false],
  ['refused', 'Refused', true],
  ['waiting', 'Waiting for the screenshot', true],
] as const)(
  'among all, %s is said as “%s”; nothing is decided there, refundable: %s',
  async (state, words, refundable) => {
    answer(purchase({ state, decidedAt: '2026-11-20T11:00:00.000Z' }))
    await open('/Admin?show=all')
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Confirm MH-1' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Record refund of/ }) !== null).toBe(refundable)
  },
)

test('a list that did not come says so and can be asked for again; an empty one says what it is for', async () => {
  api.on(listAllPurchasesEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  expect(screen.getByText('The purchases could not be loaded.')).toBeDefined()
  answer()
  await press('Try again')
  await wait(1)
  expect(screen.getByText('Nothing to review')).toBeDefined()
})

test.each([
  [true, false],
  [false, true],
])('payment configured: %s; a warning: %s', async (paymentConfigured, warned) => {
  api.on(listAllPurchasesEndpoint, () => ({ content: [], last: true, toReview: 0, paymentConfigured }))
  await open()
  expect(screen.queryByText('Buyers cannot pay yet') !== null).toBe(warned)
})
