// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CompanyId } from '#contract/ids.ts'
import { fill, press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  banCompanyEndpoint,
  listCompaniesWithUsageEndpoint,
  unbanCompanyEndpoint,
} from '../contract/console.ts'
import { CompaniesPage } from './companies-page.tsx'
import type { AdminCompany } from './company-card.tsx'

const company = (more: Partial<AdminCompany> = {}): AdminCompany => ({
  id: '00000000-0000-4000-8000-000000000001' as CompanyId,
  name: 'Atlas',
  slug: 'atlas',
  city: 'Tunis',
  admins: ['amel@atlas.example'],
  createdAt: '2026-10-01T09:00:00.000Z',
  onboarded: true,
  planName: 'Basic',
  postingsLeft: 1,
  users: 2,
  jobs: 3,
  candidates: 1340,
  banned: null,
  deleteAt: null,
  ...more,
})

let api: ReturnType<typeof fakeApi>
const answer = (...content: AdminCompany[]) =>
  api.on(listCompaniesWithUsageEndpoint, () => ({ content, last: true }))
beforeEach(() => {
  vi.useFakeTimers()
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

async function open(address = '/Admin/companies') {
  showPage({ '/Admin/companies': <CompaniesPage /> }, address)
  await wait(1)
}
const card = (name = 'Atlas') => screen.getByRole('article', { name })

test('a company shows who runs it, its plan and how much it uses', async () => {
  answer(company({ deleteAt: '2026-12-01T09:00:00.000Z', onboarded: false }))
  await open()
  for (const words of [
    '/atlas',
    'Tunis',
    'amel@atlas.example',
    'Basic · 1 posting left',
    '1,340',
    'Profile not finished',
  ])
    expect(card().textContent).toContain(words)
  expect(card().textContent).toContain('Deletes its account on 1 Dec 2026')
})

test('it is searched as one types, after a pause, and the address keeps it', async () => {
  answer(company())
  await open('/Admin/companies?search=at')
  expect(screen.getByLabelText<HTMLInputElement>('Search companies').value).toBe('at')
  fill({ 'Search companies': 'atl' })
  await wait(100)
  fill({ 'Search companies': 'atlas ' })
  api.on(listCompaniesWithUsageEndpoint, () => ({ content: [], last: true }))
  await wait(300)
  await wait(1)
  const asked = api
    .askedOf(listCompaniesWithUsageEndpoint)
    .map((address) => new URLSearchParams(address.split('?')[1]).get('search'))
  expect(asked).toEqual(['at', 'atlas'])
  expect(screen.getByText('No company found')).toBeDefined()
  expect(screen.getByText('Nothing matches “atlas”.')).toBeDefined()
})

test('a ban says what it does and asks why', async () => {
  answer(company())
  api.on(banCompanyEndpoint, () => undefined)
  await open()
  await press('Ban Atlas')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/logged out at once/)).toBeDefined()
  await press('Ban the company')
  expect(api.sentTo(banCompanyEndpoint)).toEqual([])
  fill({ Reason: 'Fake offers' })
  answer(company({ banned: { at: '2026-11-21T09:00:00.000Z', reason: 'Fake offers' } }))
  await press('Ban the company')
  await wait(1)
  expect(api.sentTo(banCompanyEndpoint)).toEqual([{ reason: 'Fake offers' }])
  expect(toasts().at(-1)?.message).toBe('Banned: Atlas')
  expect(card().textContent).toContain('Banned since 21 Nov 2026Fake offers')
})

test('a banned company is let in again once that is asked once more', async () => {
  answer(company({ banned: { at: '2026-11-21T09:00:00.000Z', reason: 'Fake offers' } }))
  api.on(unbanCompanyEndpoint, () => undefined)
  await open()
  await press('Lift the ban: Atlas')
  answer(company())
  await press('Lift the ban')
  await wait(1)
  expect(api.askedOf(unbanCompanyEndpoint)).toHaveLength(1)
  expect(screen.queryByText('Banned')).toBeNull()
})

test('a ban that came to nothing stays open with its words', async () => {
  answer(company())
  api.on(banCompanyEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  await press('Ban Atlas')
  fill({ Reason: 'Fake offers' })
  await press('Ban the company')
  await wait(1)
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Fake offers')
  expect(dialog.getByText(/could not reach the server/)).toBeDefined()
})

test('more is fetched; each company is shown once though the pages moved', async () => {
  const other = company({ id: '00000000-0000-4000-8000-000000000002' as CompanyId, name: 'Dar' })
  api.on(listCompaniesWithUsageEndpoint, (_body, { searchParams }) =>
    searchParams.get('page') === '1'
      ? { content: [company(), other], last: true }
      : { content: [company()], last: false },
  )
  await open()
  await press('Show more')
  await wait(1)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
