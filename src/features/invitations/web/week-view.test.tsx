// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { idOf, now } from '#testing/builders/a-listed-job.ts'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { toasts } from '#testing/drive-page.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { getCalendarFeedEndpoint, renewCalendarFeedEndpoint } from '../contract/calendar-feed.ts'
import { listInvitationsEndpoint } from '../contract/invitations.ts'
import { InterviewsPage } from './interviews-page.tsx'
import { readersZone, zoneCity } from './meeting-times.ts'

let api: ReturnType<typeof fakeApi>
// Loaded on demand.
beforeAll(() => Promise.all([import('./week-view.tsx'), import('./feed-dialog.tsx')]), 30_000)
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  standInDialog()
  api = fakeApi()
  api.on(listInvitationsEndpoint, () => [
    aShownInvitation(),
    aShownInvitation({ id: 902, candidateFullName: 'Bilel Ayari', startsAt: '2026-11-20T08:30:00.000Z' }),
    aShownInvitation({ id: 903, candidateFullName: 'Zied Élmi', startsAt: '2026-12-05T08:30:00.000Z' }),
    aShownInvitation({ id: 904, candidateFullName: 'Sana Cancelled', status: 'cancelled' }),
  ])
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(search = '') {
  showPage({ '/Interviews': <InterviewsPage /> }, `/Interviews${search}`)
  await screen.findByLabelText('Search')
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

test('the week shows its meetings, and the weeks before and after', async () => {
  await open('?view=week&week=2026-11-30')
  expect(await screen.findByRole('heading', { name: 'Week of 30 November 2026' })).toBeTruthy()
  expect(
    screen.getAllByRole('link', { name: /2026|Amel|Zied/ }).map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Amel Trabelsi'), expect.stringContaining('Zied Élmi')])
  await press('Previous week')
  expect(screen.getByText('No interviews this week.')).toBeTruthy()
  await press('Next interview: Mon 30 Nov')
  expect(screen.getByRole('heading', { name: 'Week of 30 November 2026' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Next interview/ }), 'it is in view').toBeNull()
  expect(screen.queryByLabelText('Sort by'), 'a week has its own order').toBeNull()
  await press('This week')
  expect(screen.getByRole('heading', { name: 'Week of 16 November 2026' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Bilel Ayari/ })).toBeTruthy()
  await press('List')
  expect(names()).toHaveLength(4)
})

test('without anything left to come this week, the week of the next meeting opens', async () => {
  await open('?view=week')
  expect(await screen.findByRole('heading', { name: 'Week of 30 November 2026' })).toBeTruthy()
  await press('This week')
  const past = screen.getByRole('link', { name: /Bilel Ayari/ })
  expect(past.textContent).toMatch(/^\d\d:30–\d\d:15 · Past/)
  expect(document.activeElement?.textContent).toBe('Week of 16 November 2026')
  await press('Next week')
  await press('Next week')
  expect(screen.getByRole('link', { name: /Amel Trabelsi/ })).toBeTruthy()
})

test('a meeting that is on is not past, and the week stays while one reads', async () => {
  api.on(listInvitationsEndpoint, () => [
    aShownInvitation({ startsAt: new Date(now.getTime() - 600_000).toISOString() }),
    aShownInvitation({ id: 902, candidateFullName: 'Bilel Ayari', startsAt: '2026-12-14T08:30:00.000Z' }),
  ])
  await open('?view=week')
  const [heading] = await screen.findAllByRole('heading', { name: /^Week of/ })
  const opened = heading?.textContent
  expect(screen.getByRole('link', { name: /Amel Trabelsi/ }).textContent).not.toContain('Past')
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'Bilel' } })
  expect(await screen.findByText('No interviews this week.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: /^Week of/ }).textContent).toBe(opened)
})

test('whose time it is is said where a meeting is in another zone', async () => {
  const answer = (timeZone: string) =>
    api.on(listInvitationsEndpoint, () => [
      aShownInvitation({ startsAt: '2026-11-20T08:30:00.000Z', timeZone }),
    ])
  answer(readersZone())
  await open('?view=week&week=2026-11-20')
  await screen.findByRole('heading', { name: 'Week of 16 November 2026' })
  expect(screen.queryByText(/^Shown in/)).toBeNull()
  cleanup()
  answer('Pacific/Auckland')
  await open('?view=week&week=2026-11-20')
  expect(await screen.findByText(`Shown in ${zoneCity(readersZone())} time`)).toBeTruthy()
})

test('the calendar feed: an address to copy, and another one when it has become known', async () => {
  api.on(getCalendarFeedEndpoint, () => ({ url: 'https://hire.example/api/calendar/first' }))
  api.on(renewCalendarFeedEndpoint, () => ({ url: 'https://hire.example/api/calendar/second' }))
  await open()
  await press('Calendar feed')
  const address = await screen.findByLabelText<HTMLInputElement>('Feed address')
  expect(address.value).toBe('https://hire.example/api/calendar/first')
  await press('Make a new address')
  expect(api.askedOf(renewCalendarFeedEndpoint)).toEqual([])
  await press('Make a new address')
  const renewed = await screen.findByLabelText<HTMLInputElement>('Feed address')
  expect(renewed.value).toBe('https://hire.example/api/calendar/second')
  expect(toasts()[0]?.message).toBe('The calendar feed has a new address.')
})
