// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPurchase } from '#testing/builders/some-plans.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { fakeUploads } from '#testing/fake-uploads.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { screenshotLimits } from '../contract/limits.ts'
import { cancelPurchaseEndpoint, getPurchaseEndpoint, sendScreenshotEndpoint } from '../contract/purchases.ts'
import { PaymentPage } from './payment-page.tsx'

let api: ReturnType<typeof fakeApi>
let uploads: ReturnType<typeof fakeUploads>
let purchase = aPurchase()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  purchase = aPurchase()
  api = fakeApi()
  uploads = fakeUploads()
  api.on(getPurchaseEndpoint, () => purchase)
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(changes: Parameters<typeof aPurchase>[0] = {}) {
  purchase = aPurchase(changes)
  const pages = { '/Payment/:purchaseId': <PaymentPage />, '/Pricing': <h1>Pricing</h1> }
  showPage(pages, `/Payment/${purchase.id}`)
  await wait(0)
}
const said = () => document.body.textContent
const steps = () => within(screen.getByRole('navigation', { name: 'Status of this purchase' }))
const picture = (size = 10, type = 'image/png', name = 'transfer.png') => {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const choose = (file: File) =>
  act(async () => {
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } })
    await vi.advanceTimersByTimeAsync(0)
  })

test('§2.2.9-1 how to pay: amount in TND and USD, the reference, the QR code, the app’s link, which opens apart', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Payment for Basic' })).toBeDefined()
  for (const text of ['306.90 TND', '$99 for a month', 'MH-7K2Q9']) expect(said()).toContain(text)
  const qr = screen.getByRole('img', {
    name: 'QR code to pay 306.90 TND with the reference MH-7K2Q9',
  })
  expect(qr.getAttribute('src')).toBe(purchase.qr)
  const link = screen.getByRole('link', { name: /^Open the payment app\s*\(opens in a new tab\)$/ })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://pay.example/basic',
    '_blank',
    'noopener noreferrer',
  ])
  expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to pricing' }).getAttribute('href')).toBe('/Pricing')
})

test('the account to transfer to, each line with a button that copies it', async () => {
  const copied = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText: copied } }))
  await open({
    payLink: null,
    paymentDetails: [
      { label: 'Beneficiary', value: 'شركة النور' },
      { label: 'RIB', value: '08 006 0123456789 12' },
      { label: null, value: 'At any branch' },
    ],
  })
  expect(said()).toContain('The code holds the account, the amount and the reference.')
  expect(screen.queryByRole('link', { name: 'Ask us where to transfer it' })).toBeNull()
  for (const value of ['شركة النور', '08 006 0123456789 12', 'At any branch'])
    expect(screen.getByText(value)).toBeDefined()
  await press('Copy RIB')
  expect(copied).toHaveBeenCalledExactlyOnceWith('08 006 0123456789 12')
})

test('without a configured link there is the code alone', async () => {
  await open({ payLink: null })
  expect(screen.queryByRole('link', { name: /payment app/ })).toBeNull()
  expect(said()).toContain('The code holds the amount and the reference.')
})

test.each([
  ['waiting', 0, 'Waiting for your transfer', 'Plan active'],
  ['submitted', 1, 'We check it within 24 hours', 'Plan active'],
  ['confirmed', -1, 'Confirmed: your plan is active', 'Plan active'],
  ['refused', 2, 'This payment was refused', 'Refused'],
  ['cancelled', 1, 'This purchase was cancelled', 'Cancelled'],
  ['refunded', 2, 'Your money was sent back', 'Refunded'],
] as const)('§2.2.9-1 %s is seen on the steps and said in words', async (state, at, title, end) => {
  await open({ state, reason: state === 'refused' ? 'The amount was 3 TND short.' : null })
  const items = steps().getAllByRole('listitem')
  expect(items.findIndex((one) => one.getAttribute('aria-current') === 'step')).toBe(at)
  expect(items.at(-1)?.textContent).toContain(end)
  expect(screen.getAllByRole('status').some((one) => one.textContent?.includes(title))).toBe(true)
  const isOpen = state === 'waiting' || state === 'submitted'
  expect(screen.queryByRole('button', { name: 'Cancel this purchase' }) !== null).toBe(isOpen)
  expect(document.querySelector('input[type=file]') !== null).toBe(isOpen)
  if (state === 'refused') {
    expect(said()).toContain('The reason: The amount was 3 TND short.')
    expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/Pricing')
  }
  if (state === 'confirmed')
    expect(screen.getByRole('link', { name: 'See your invoices' }).getAttribute('href')).toBe(
      '/Settings#invoices',
    )
})

test('§2.2.9-1 a screenshot goes up with its progress, is shown, and the state follows', async () => {
  await open()
  await choose(picture())
  const sent = uploads.sent[0]
  expect([sent?.method, sent?.address]).toEqual(['PUT', `/api/purchases/${purchase.id}/screenshot`])
  expect(sent?.form.get('screenshot')).toBeInstanceOf(File)
  act(() => sent?.progress(0.4))
  expect(screen.getByRole('progressbar', { name: 'Uploading…' }).getAttribute('aria-valuenow')).toBe('40')
  act(() => sent?.progress(1))
  expect(screen.getByRole('progressbar', { name: 'Checking the picture…' })).toBeDefined()
  const { payLink: _, qr: __, ...reply } = purchase
  purchase = { ...purchase, state: 'submitted', submittedAt: '2026-11-21T09:05:00.000Z' }
  await act(async () =>
    sent?.answer(200, { ...reply, state: 'submitted', submittedAt: purchase.submittedAt }),
  )
  await vi.waitFor(() => screen.getByRole('img', { name: 'The screenshot you sent' }))
  expect(screen.getByRole('img', { name: 'The screenshot you sent' }).getAttribute('src')).toMatch(/^data:/)
  expect(said()).toContain('We check it within 24 hours')
  expect(toasts()).toEqual([{ tone: 'success', message: 'Screenshot sent. We check it within 24 hours.' }])
  expect(screen.getByRole('heading', { name: 'Your screenshot' })).toBeDefined()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test.each([
  [
    'a PDF',
    picture(10, 'application/pdf', 'transfer.pdf'),
    sendScreenshotEndpoint.refusals.NOT_A_PICTURE.message,
  ],
  [
    'one over 5 MB',
    picture(screenshotLimits.bytes + 1),
    sendScreenshotEndpoint.refusals.FILE_TOO_LARGE.message,
  ],
])('%s is refused beside the field before it is sent', async (_what, file, message) => {
  await open()
  await choose(file)
  expect(screen.getByText(message)).toBeDefined()
  expect(document.querySelector('input[type=file]')?.getAttribute('aria-invalid')).toBe('true')
  expect(uploads.sent).toEqual([])
})

test.each(['NOT_A_PICTURE', 'TOO_MANY_PIXELS', 'FILE_TOO_LARGE'] as const)(
  'what the server says of %s is shown beside the field; the next picture removes it',
  async (code) => {
    await open()
    await choose(picture())
    const { status, message } = sendScreenshotEndpoint.refusals[code]
    await act(async () => uploads.sent[0]?.answer(status, { code, message }))
    expect(screen.getByText(message)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await choose(picture(20))
    expect(screen.queryByText(message)).toBeNull()
    expect(uploads.sent).toHaveLength(2)
  },
)

test('a connection that breaks is said, and the same picture sent again', async () => {
  await open()
  await choose(picture())
  await act(async () => uploads.sent[0]?.fail())
  expect(said()).toContain('We could not reach the server.')
  await press('Try again')
  expect(uploads.sent).toHaveLength(2)
})

test('while it is checked the page asks again by itself, and no more once it is decided', async () => {
  await open({ state: 'submitted', submittedAt: '2026-11-21T09:05:00.000Z' })
  purchase = { ...purchase, state: 'confirmed', decidedAt: '2026-11-21T09:30:00.000Z' }
  await wait(10_001)
  await wait(100)
  expect(said()).toContain('Confirmed: your plan is active')
  const asked = api.askedOf(getPurchaseEndpoint).length
  await wait(120_000)
  expect(api.askedOf(getPurchaseEndpoint)).toHaveLength(asked)
})

test('cancelling asks once more', async () => {
  api.on(cancelPurchaseEndpoint, () => {
    purchase = { ...purchase, state: 'cancelled' }
    return undefined as never
  })
  await open()
  await press('Cancel this purchase')
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this purchase?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect(api.askedOf(cancelPurchaseEndpoint)).toEqual([])
  await press('Cancel this purchase')
  await press('Cancel the purchase')
  await wait(0)
  expect(toasts()).toEqual([{ tone: 'success', message: 'The purchase is cancelled.' }])
  expect(said()).toContain('This purchase was cancelled')
  expect(document.activeElement?.getAttribute('role')).toBe('status')
})

test('a purchase that was decided meanwhile is shown with its result', async () => {
  const { status, message } = cancelPurchaseEndpoint.refusals.ALREADY_DECIDED
  api.on(cancelPurchaseEndpoint, () => {
    purchase = { ...purchase, state: 'confirmed' }
    throw new FakeFailure(status, { code: 'ALREADY_DECIDED', message })
  })
  await open()
  await press('Cancel this purchase')
  await press('Cancel the purchase')
  await wait(0)
  expect(toasts()).toEqual([{ tone: 'error', message }])
  expect(said()).toContain('Confirmed: your plan is active')
})

test.each([
  [404, 'There is no such purchase.'],
  [403, 'Your role does not allow this'],
])('a %i has its own words and a way back', async (status, title) => {
  api.on(getPurchaseEndpoint, () => {
    throw new FakeFailure(status, { code: 'X', message: 'No.' })
  })
  await open()
  expect(screen.getByRole('heading', { name: title })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Back to pricing' })).toHaveLength(2)
})
