// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { listPlansEndpoint, listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import { recordOutcomeEndpoint } from '#features/candidates/contract/decisions.ts'
import { idOf, now } from '#testing/builders/a-listed-job.ts'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { aSubscription, somePlans } from '#testing/builders/some-plans.ts'
import { toasts } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { type Invitation, listInvitationsEndpoint } from '../contract/invitations.ts'
import { InterviewsPage } from './interviews-page.tsx'
import { readersZone, spanText, zoneCity } from './meeting-times.ts'

const past = { startsAt: '2026-11-20T08:30:00.000Z', interviewDate: '2026-11-20T09:30:00' }
const amel = aShownInvitation()
const bilel = aShownInvitation({
  ...past,
  id: 902,
  candidateFullName: 'Bilel Ayari',
  candidateId: idOf(501) as CandidateId,
  interviewType: 'IN_PERSON',
  interviewPlace: '12 rue de Carthage',
  awaitsOutcome: true,
  reply: 'accepted',
})
const zied = aShownInvitation({
  id: 903,
  candidateFullName: 'Zied Élmi',
  candidateId: idOf(502) as CandidateId,
  startsAt: '2026-12-05T08:30:00.000Z',
})

let api: ReturnType<typeof fakeApi>
let meetings: Invitation[]
// Loaded on demand.
beforeAll(
  () =>
    Promise.all([
      import('./awaiting-outcome.tsx'),
      import('./no-meetings.tsx'),
      import('./meeting-dialogs.tsx'),
      import('./schedule-dialog.tsx'),
    ]),
  30_000,
)
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  standInDialog()
  api = fakeApi()
  meetings = [zied, amel, bilel]
  api.on(listInvitationsEndpoint, () => meetings)
  api.on(listPlansEndpoint, somePlans)
  api.on(listSubscriptionsEndpoint, () => [aSubscription({ planName: 'Enterprise' })])
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (search = '') => {
  showPage(
    { '/Interviews': <InterviewsPage />, '/Pricing': <p>The plans</p>, '*': <p>Another page</p> },
    `/Interviews${search}`,
  )
}
async function open(search = '') {
  show(search)
  await screen.findByLabelText('Search')
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest<HTMLElement>('li')
  if (!found) throw new Error(`No card of ${name}`)
  return within(found)
}
const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })

test('§2.2.3-1 Total, Upcoming and Online count all meetings, whatever is shown', async () => {
  await open('?q=amel')
  expect(names()).toEqual(['Amel Trabelsi'])
  expect([figure('Total'), figure('Upcoming'), figure('Online')]).toEqual(['3', '2', '2'])
})

test('§2.2.3-2 search by name, in any case and accents, and nothing but the name', async () => {
  await open()
  choose('Search', 'zied elmi')
  expect(names()).toEqual(['Zied Élmi'])
  expect(screen.getByRole('status').textContent).toBe('1 interview')
  choose('Search', 'candidate.example')
  expect(names()).toEqual([])
  expect(screen.getByText('No interviews match')).toBeTruthy()
  await press('Clear filters')
  expect(names()).toHaveLength(3)
})

test.each([
  ['all', ['Amel Trabelsi', 'Zied Élmi', 'Bilel Ayari']],
  ['ONLINE', ['Amel Trabelsi', 'Zied Élmi']],
  ['IN_PERSON', ['Bilel Ayari']],
])('§2.2.3-2 the type %s', async (type, expected) => {
  await open()
  choose('Type', type)
  expect(names()).toEqual(expected)
})

test.each([
  ['nearest', ['Amel Trabelsi', 'Zied Élmi', 'Bilel Ayari']],
  ['date-desc', ['Zied Élmi', 'Amel Trabelsi', 'Bilel Ayari']],
  ['date-asc', ['Bilel Ayari', 'Amel Trabelsi', 'Zied Élmi']],
  ['name-asc', ['Amel Trabelsi', 'Bilel Ayari', 'Zied Élmi']],
  ['name-desc', ['Zied Élmi', 'Bilel Ayari', 'Amel Trabelsi']],
])('§2.2.3-2 sorted by %s; the address keeps it', async (sort, expected) => {
  await open(`?sort=${sort}`)
  expect(names()).toEqual(expected)
  choose('Sort by', 'date-desc')
  choose('Sort by', sort)
  expect(names()).toEqual(expected)
})

test('§2.2.3-3 a card: name, email, phone, type, link, date, message and when it was made', async () => {
  await open()
  const amels = card('Amel Trabelsi')
  expect(amels.getByRole('link', { name: 'amel@candidate.example' }).getAttribute('href')).toBe(
    'mailto:amel%40candidate.example',
  )
  expect(amels.getByRole('link', { name: '22345678' })).toBeTruthy()
  expect(amels.getByText('Online')).toBeTruthy()
  expect(amels.getByRole('link', { name: 'https://meet.example/amel' })).toBeTruthy()
  const when = spanText({ startsAt: '2026-11-30T08:30:00.000Z', minutes: 45, timeZone: readersZone() })
  expect(amels.getByText(when)).toBeTruthy()
  expect(amels.getByText('Hello Amel, see you soon.')).toBeTruthy()
  expect(amels.getByText(/^Created on 20 Nov 2026/)).toBeTruthy()
  const bilels = card('Bilel Ayari')
  expect(bilels.getByText('In Person')).toBeTruthy()
  expect(bilels.getByText('12 rue de Carthage')).toBeTruthy()
  expect(bilels.getByText('Accepted')).toBeTruthy()
})

test('§2.2.3-4 Upcoming when the date is in the future, otherwise Past', async () => {
  await open()
  expect(card('Amel Trabelsi').getByText('Upcoming')).toBeTruthy()
  expect(card('Bilel Ayari').getByText('Past')).toBeTruthy()
})

test('what will not take place is neither, and is not counted as upcoming', async () => {
  meetings = [
    aShownInvitation({ status: 'cancelled' }),
    aShownInvitation({
      id: 902,
      candidateFullName: 'Zied Élmi',
      status: 'declined',
      reply: 'declined',
      replyMessage: 'I found another job.',
    }),
  ]
  await open()
  expect(card('Amel Trabelsi').getByText('Cancelled')).toBeTruthy()
  expect(card('Zied Élmi').getByText('Declined')).toBeTruthy()
  expect(card('Zied Élmi').getByText('I found another job.')).toBeTruthy()
  expect(card('Zied Élmi').getByRole('link', { name: 'Schedule another interview' })).toBeTruthy()
  expect(figure('Upcoming')).toBe('0')
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull()
})

test('of several proposed times all are shown, and that the candidate has to choose', async () => {
  meetings = [
    aShownInvitation({
      status: 'proposed',
      startsAt: null,
      proposedTimes: ['2026-11-30T08:30:00.000Z', '2026-12-01T08:30:00.000Z'],
    }),
  ]
  await open()
  expect(card('Amel Trabelsi').getAllByText(/Nov 2026|Dec 2026/, { selector: 'time' })).toHaveLength(2)
  expect(card('Amel Trabelsi').getByText('Waiting for a choice of time')).toBeTruthy()
})

test('the zone of the meeting stands beside the reader’s where it is another', async () => {
  meetings = [aShownInvitation({ timeZone: 'Pacific/Auckland' })]
  await open()
  expect(card('Amel Trabelsi').getByText(`${zoneCity(readersZone())} time (Auckland: 21:30)`)).toBeTruthy()
})

test('once it is past no answer is awaited', async () => {
  meetings = [amel, aShownInvitation({ ...past, id: 904, candidateFullName: 'Nour Chebbi', reply: 'none' })]
  await open()
  expect(card('Amel Trabelsi').getByText('No reply yet')).toBeTruthy()
  expect(card('Nour Chebbi').getByText('Past')).toBeTruthy()
  expect(card('Nour Chebbi').queryByText('No reply yet')).toBeNull()
})

test('what came of a meeting is asked when its time has passed, and recorded', async () => {
  api.on(recordOutcomeEndpoint, () => ({ id: idOf(501) as CandidateId, status: 'HIRED' as const }))
  await open()
  const asked = within(await screen.findByRole('region', { name: 'What came of this interview?' }))
  expect(asked.getByText('Bilel Ayari')).toBeTruthy()
  await act(async () => {
    fireEvent.click(asked.getByRole('button', { name: 'Record outcome' }))
  })
  const dialog = within(await screen.findByRole('dialog', { name: /Bilel Ayari/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Please choose an outcome.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: 'Hired' }))
  await act(async () => {
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  })
  await waitFor(() => expect(toasts()[0]?.message).toBe('The outcome was recorded.'))
  expect(api.sentTo(recordOutcomeEndpoint)).toEqual([{ outcome: 'hired' }])
  expect(api.askedOf(recordOutcomeEndpoint)).toEqual([`/api/candidates/${idOf(501)}/outcome`])
})

test('moving and cancelling open their dialogs', async () => {
  meetings = [amel]
  await open()
  await press('Move')
  expect(await screen.findByRole('dialog', { name: 'Move the interview with Amel Trabelsi' })).toBeTruthy()
  await press('Cancel')
  await press('Cancel interview')
  expect(await screen.findByRole('dialog', { name: 'Cancel the interview with Amel Trabelsi?' })).toBeTruthy()
})

test('§roles-1 a viewer reads and changes nothing', async () => {
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
  await open()
  for (const name of ['Move', 'Cancel interview', 'Record outcome'])
    expect(screen.queryByRole('button', { name }), name).toBeNull()
})

test('§2.8-20 a failure: Error loading interviews with the message, and a retry', async () => {
  api.on(listInvitationsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'The database rests.' })
  })
  show()
  expect(await screen.findByRole('heading', { name: 'Error loading interviews' })).toBeTruthy()
  expect(screen.getByText('The database rests.')).toBeTruthy()
  api.on(listInvitationsEndpoint, () => meetings)
  await press('Try again')
  expect(await screen.findByRole('heading', { name: 'Amel Trabelsi' })).toBeTruthy()
})

test('no meeting yet: what the page is for, and the way to the dashboard', async () => {
  meetings = []
  show()
  expect(await screen.findByText('No interviews yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/Dashboard')
})

test('on a plan without scheduling the page names what unlocks it', async () => {
  meetings = []
  api.on(listSubscriptionsEndpoint, () => [aSubscription()])
  show()
  expect(await screen.findByText('Interview scheduling is not part of your plan')).toBeTruthy()
  expect(screen.getByText(/^Enterprise includes it/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/Pricing')
})

test('fifty meetings are shown at first, and more on request', async () => {
  meetings = Array.from({ length: 120 }, (_, at) =>
    aShownInvitation({ id: 1000 + at, candidateFullName: `Candidate ${at}` }),
  )
  await open()
  expect(names()).toHaveLength(50)
  await press('Show more')
  expect(names()).toHaveLength(100)
})
