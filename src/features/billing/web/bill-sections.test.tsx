// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf, Role } from '#contract/endpoint.ts'
import type { InvoiceId, PurchaseId } from '#contract/ids.ts'
import { aPurchase } from '#testing/builders/some-plans.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { listInvoicesEndpoint, listPurchasesEndpoint, openInvoiceEndpoint } from '../contract/purchases.ts'
import { InvoicesSection } from './invoices-section.tsx'
import { PurchasesSection } from './purchases-section.tsx'

type Invoice = AnswerOf<typeof listInvoicesEndpoint>[number]

const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  id: '1f0c7ac5-8f0e-4b27-9a3a-0f6f0c1d2e3f' as InvoiceId,
  number: '2026-00001',
  planName: 'Basic',
  amountTnd: 306.9,
  issuedAt: '2026-11-21T12:00:00.000Z',
  ready: true,
  ...changes,
})

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers()
  api = fakeApi()
  api.on(listPurchasesEndpoint, () => [])
  api.on(listInvoicesEndpoint, () => [])
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function show(role: Role = 'ADMIN') {
  showPage({
    '/Settings': (
      <>
        <PurchasesSection role={role} />
        <InvoicesSection role={role} />
      </>
    ),
  })
  await wait(0)
}
const part = (name: string) => within(screen.getByRole('region', { name }))

test('an open purchase leads to its payment page, past ones say how they ended', async () => {
  const id = (last: number) => `0d9c7ac5-8f0e-4b27-9a3a-0f6f0c1d2e3${last}` as PurchaseId
  api.on(listPurchasesEndpoint, () => [
    aPurchase({ id: id(1) }),
    aPurchase({ id: id(2), planName: 'Starter', state: 'refused', reason: 'The amount was short.' }),
    aPurchase({ id: id(3), planName: 'Enterprise', state: 'confirmed' }),
  ])
  await show()
  const links = part('Purchases')
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Pay for Basic', `/Payment/${id(1)}`],
    ['Details for Starter', `/Payment/${id(2)}`],
    ['Details for Enterprise', `/Payment/${id(3)}`],
  ])
  for (const text of ['Waiting for your transfer', 'Refused', 'Confirmed', 'The amount was short.'])
    expect(part('Purchases').getByText(text)).toBeDefined()
})

test('without any it says what they are for', async () => {
  await show()
  expect(part('Purchases').getByRole('heading', { name: 'No purchases yet' })).toBeDefined()
  expect(part('Purchases').getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/Pricing')
  expect(part('Invoices').getByRole('heading', { name: 'No invoices yet' })).toBeDefined()
})

test('§2.2.9-2 an invoice is downloaded by a link made at the click', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  api.on(listInvoicesEndpoint, () => [anInvoice()])
  api.on(openInvoiceEndpoint, () => ({ url: '/files/a-link' }))
  await show()
  expect(part('Invoices').getByText('2026-00001')).toBeDefined()
  expect(part('Invoices').getByText(/306\.90 TND/)).toBeDefined()
  expect(api.askedOf(openInvoiceEndpoint)).toEqual([])
  await press('Download invoice 2026-00001')
  expect(api.askedOf(openInvoiceEndpoint)).toEqual([`/api/invoices/${anInvoice().id}`])
  expect(assign).toHaveBeenCalledWith('/files/a-link')
})

test('one that cannot be opened says so', async () => {
  api.on(listInvoicesEndpoint, () => [anInvoice()])
  api.on(openInvoiceEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: '' })
  })
  await show()
  await press('Download invoice 2026-00001')
  expect(toasts()).toEqual([{ tone: 'error', message: 'The invoice could not be opened. Please try again.' }])
})

test('one that is being written says so, and is there by itself', async () => {
  api.on(listInvoicesEndpoint, () => [anInvoice({ ready: false })])
  await show()
  expect(part('Invoices').getByText('Preparing the PDF…')).toBeDefined()
  api.on(listInvoicesEndpoint, () => [anInvoice()])
  await wait(3_001)
  await wait(100)
  expect(part('Invoices').getByRole('button', { name: 'Download invoice 2026-00001' })).toBeDefined()
})

test.each([
  ['Purchases', 'Failed to load purchases', listPurchasesEndpoint],
  ['Invoices', 'Failed to load invoices', listInvoicesEndpoint],
] as const)('%s that do not load can be asked for again', async (name, title, endpoint) => {
  api.on(endpoint, () => {
    throw new FakeFailure()
  })
  await show()
  expect(part(name).getByRole('heading', { name: title })).toBeDefined()
  api.on(endpoint, () => [])
  await press('Try again')
  expect(part(name).queryByRole('heading', { name: title })).toBeNull()
})

test.each(['RECRUITER', 'VIEWER'] as const)(
  'a %s reads who sees them, and nothing is fetched',
  async (role) => {
    await show(role)
    expect(screen.getAllByText('Only an admin of your company can see this.')).toHaveLength(2)
    expect([...api.askedOf(listPurchasesEndpoint), ...api.askedOf(listInvoicesEndpoint)]).toEqual([])
  },
)
