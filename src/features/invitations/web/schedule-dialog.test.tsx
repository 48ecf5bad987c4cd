// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CandidateId, UserId } from '#contract/ids.ts'
import { getTeamEndpoint } from '#features/accounts/contract/team.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { idOf, now } from '#testing/builders/a-listed-job.ts'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { toasts } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import {
  cancelInvitationEndpoint,
  createInvitationEndpoint,
  type Invitation,
  listInvitationsEndpoint,
  moveInvitationEndpoint,
} from '../contract/invitations.ts'
import { CancelDialog } from './meeting-dialogs.tsx'
import { type Invitee, MoveDialog, ScheduleDialog } from './schedule-dialog.tsx'

const amel: Invitee = {
  id: idOf(500) as CandidateId,
  firstName: 'Amel',
  name: 'Amel Trabelsi',
  language: 'en',
}
const me = idOf(9) as UserId
const colleague = idOf(10) as UserId
const user = (id: UserId, email: string) => ({
  id,
  email,
  role: 'RECRUITER' as const,
  joinedAt: now.toISOString(),
  lastSeenAt: null,
})

let api: ReturnType<typeof fakeApi>
let upcoming: Invitation[]
const onClose = vi.fn<() => void>()
beforeEach(() => {
  // Saturday, 21 November 2026, 10:00 in Tunis.
  vi.useFakeTimers({ now, toFake: ['Date'] })
  standInDialog()
  onClose.mockReset()
  upcoming = []
  api = fakeApi()
  api.on(getSettingsEndpoint, () => someSettings())
  api.on(listInvitationsEndpoint, () => upcoming)
  api.on(getTeamEndpoint, () => ({
    users: [user(me, 'me@atlas.example'), user(colleague, 'sami@atlas.example')],
    invites: [],
  }))
  api.on(createInvitationEndpoint, () => aShownInvitation())
  login({ accessToken: 't', userId: me, onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
})
afterEach(() => {
  cleanup()
  logout()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(invitee: Partial<Invitee> = {}) {
  showPage({ '/': <ScheduleDialog invitee={{ ...amel, ...invitee }} onClose={onClose} /> })
  await screen.findByRole('dialog')
}
async function openMove(invitation: Invitation) {
  showPage({ '/': <MoveDialog invitation={invitation} onClose={onClose} /> })
  await screen.findByRole('dialog')
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const send = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
const sent = () => api.sentTo(createInvitationEndpoint)
const offered = () =>
  [...field('Time').querySelectorAll('option')].map(({ value }) => value).filter((value) => value !== '')
const fillIn = () => {
  type('Meeting link', 'https://meet.example/amel')
  type('Date', '30/11/2026')
  type('Time', '09:30')
}

test('§2.2.2-1 §2.2.2-2 online by default, a link, date and time, a message that greets; Cancel and Send Invitation', async () => {
  await open()
  expect(screen.getByRole('dialog', { name: 'Schedule an interview with Amel Trabelsi' })).toBeTruthy()
  const types = screen.getAllByRole<HTMLInputElement>('radio')
  expect(types.map(({ value, checked }) => [value, checked])).toEqual([
    ['ONLINE', true],
    ['IN_PERSON', false],
  ])
  expect(field('Meeting link').value).toBe('')
  expect(field('Date').placeholder).toBe('dd/mm/yyyy')
  expect(field('Time').value).toBe('')
  expect(field(/^Custom message/).value).toMatch(/^Hello Amel,/)
  fireEvent.click(screen.getByRole('radio', { name: 'In Person' }))
  expect(field('Address')).toBeTruthy()
  expect(screen.queryByLabelText('Meeting link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Send Invitation' })).toBeTruthy()
  await press('Cancel')
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent()).toEqual([])
})

test.each([
  ['fr', 'Bonjour Amel,'],
  ['de', 'Guten Tag Amel,'],
  ['es', 'Hola Amel:'],
] as const)('§2.2.2-2 the greeting is in the language of the interview: %s', async (language, greeting) => {
  await open({ language })
  expect(field(/^Custom message/).value.split('\n')[0]).toBe(greeting)
})

test('§2.2.2-2 a blind review does not name the candidate in the greeting', async () => {
  await open({ firstName: '' })
  expect(field(/^Custom message/).value.split('\n')[0]).toBe('Hello,')
})

test('§2.3-2 §2.8-13 the invitation is sent, all loaded lists are read again, and the toast names the candidate', async () => {
  await open()
  fillIn()
  const asked = api.askedOf(listInvitationsEndpoint).length
  await send()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(sent()).toEqual([
    {
      candidateId: amel.id,
      interviewType: 'ONLINE',
      interviewPlace: 'https://meet.example/amel',
      interviewDate: '2026-11-30T09:30:00',
      otherDates: [],
      customMessage: expect.stringMatching(/^Hello Amel,/),
      timeZone: 'Africa/Tunis',
      durationMinutes: 45,
      interviewers: [],
    },
  ])
  expect(toasts()).toEqual([{ tone: 'success', message: 'Interview invitation sent to Amel Trabelsi.' }])
  await waitFor(() => expect(api.askedOf(listInvitationsEndpoint).length).toBeGreaterThan(asked))
})

test('§2.2.2-4 §2.5-3 §2.5-4 empty fields are named and nothing is sent; editing a field clears its error', async () => {
  await open()
  await send()
  expect(screen.getByText('Meeting link is required')).toBeTruthy()
  expect(screen.getByText('Date and time are required')).toBeTruthy()
  expect(field('Meeting link').getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field('Meeting link')))
  type('Meeting link', 'h')
  expect(screen.queryByText('Meeting link is required')).toBeNull()
  expect(screen.getByText('Date and time are required')).toBeTruthy()
  type('Date', '30/11/2026')
  expect(screen.queryByText('Date and time are required')).toBeNull()
  expect(sent()).toEqual([])
})

test('§2.5-4 in person the address is required, also when it is only spaces', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: 'In Person' }))
  type('Address', '   ')
  await send()
  expect(screen.getByText('Address is required')).toBeTruthy()
})

test.each([
  ['21/11/2026', '', 'Date and time are required'],
  ['20/11/2026', '09:30', 'Date and time must be in the future'],
  ['31/02/2027', '09:30', 'Please enter a date such as 30/11/2026.'],
  ['tomorrow', '09:30', 'Please enter a date such as 30/11/2026.'],
])('§2.5-3 %s %s: %s', async (day, time, words) => {
  await open()
  type('Meeting link', 'https://meet.example/amel')
  type('Date', day)
  type('Time', time)
  await send()
  expect(screen.getByText(words)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('the hour that the clocks skip is refused before it is sent', async () => {
  await open()
  fillIn()
  type('Time zone', 'Europe/Paris')
  type('Date', '28/03/2027')
  type('Time', '02:30')
  await send()
  expect(screen.getByText(/The clocks skip this hour on that day/)).toBeTruthy()
  expect(sent()).toEqual([])
})

test.each(['javascript:alert(1)', 'meet.example/amel'])('the link %s is none', async (link) => {
  await open()
  fillIn()
  type('Meeting link', link)
  await send()
  expect(screen.getByText('Please use a link that begins with https:// or http://.')).toBeTruthy()
})

test('§2.2.2-3 times in steps of 15 minutes, of today only those to come in the meeting’s zone', async () => {
  await open()
  type('Date', '30/11/2026')
  expect(offered()).toHaveLength(96)
  expect(offered()).toEqual(expect.arrayContaining(['00:00', '00:15', '09:30', '23:45']))
  type('Date', '21/11/2026')
  expect(offered().toSorted()[0]).toBe('10:15')
  type('Time zone', 'Asia/Tokyo')
  expect(offered().toSorted()[0]).toBe('18:15')
})

test('§2.2.2-3 a chosen time that has passed today is taken away with the date', async () => {
  await open()
  fillIn()
  type('Date', '21/11/2026')
  expect(field('Time').value).toBe('')
})

test('§2.2.2-3 the calendar begins today, is moved in with the keyboard, and writes dd/MM/yyyy', async () => {
  await open()
  await press('Open the calendar')
  expect(screen.getByText('November 2026')).toBeTruthy()
  const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(day(/20 November 2026$/).disabled).toBe(true)
  expect(document.activeElement).toBe(day(/21 November 2026$/))
  const arrow = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  arrow('ArrowLeft')
  expect(document.activeElement).toBe(day(/21 November 2026$/))
  arrow('ArrowDown')
  arrow('PageDown')
  expect(document.activeElement).toBe(day(/28 December 2026$/))
  fireEvent.click(document.activeElement as Element)
  expect(field('Date').value).toBe('28/12/2026')
  expect(screen.queryByRole('grid')).toBeNull()
  await press('Open the calendar')
  arrow('Escape')
  expect(screen.queryByRole('grid')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('up to five times are proposed; they are sent in order, the first as the date', async () => {
  await open()
  fillIn()
  for (const at of [2, 3, 4, 5]) {
    await press('Propose another time')
    type(`Date of proposal ${at}`, `0${6 - at}/12/2026`)
    type(`Time of proposal ${at}`, '14:00')
  }
  expect(screen.queryByRole('button', { name: 'Propose another time' })).toBeNull()
  await press('Remove proposal 5')
  await send()
  expect(sent()[0]).toMatchObject({
    interviewDate: '2026-11-30T09:30:00',
    otherDates: ['2026-12-02T14:00:00', '2026-12-03T14:00:00', '2026-12-04T14:00:00'],
  })
})

test('a time proposed twice is named', async () => {
  await open()
  fillIn()
  await press('Propose another time')
  type('Date of proposal 2', '30/11/2026')
  type('Time of proposal 2', '09:30')
  await send()
  expect(screen.getByText('This time is proposed twice.')).toBeTruthy()
  expect(sent()).toEqual([])
})

test('another meeting at that time is shown before sending, with who takes part in both', async () => {
  upcoming = [
    aShownInvitation({
      id: 902,
      candidateFullName: 'Bilel Ayari',
      candidateId: idOf(501) as CandidateId,
      startsAt: '2026-11-30T08:00:00.000Z',
      interviewers: [{ id: colleague, name: 'sami' }],
    }),
  ]
  await open()
  fillIn()
  expect(await screen.findByText(/At this time there is already an interview with Bilel Ayari/)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'sami@atlas.example' }))
  expect(screen.getByText(/At this time sami already has an interview with Bilel Ayari/)).toBeTruthy()
  type('Time', '08:15')
  expect(screen.queryByText(/Bilel Ayari/)).toBeNull()
})

test('zone, duration, message and interviewers are sent as chosen', async () => {
  await open()
  fillIn()
  type('Time zone', 'Europe/Paris')
  type('Duration', '90')
  type(/^Custom message/, ' See you soon ')
  fireEvent.click(screen.getByRole('checkbox', { name: 'me@atlas.example (you)' }))
  await send()
  expect(sent()[0]).toMatchObject({
    timeZone: 'Europe/Paris',
    durationMinutes: 90,
    customMessage: 'See you soon',
    interviewers: [me],
  })
})

test('§2.8-13 a failure says so, and what was typed is still there to be sent again', async () => {
  api.on(createInvitationEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  fillIn()
  await send()
  const failed = 'Failed to send invitation. Please try again later.'
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(toasts()).toEqual([{ tone: 'error', message: failed }])
  expect(field('Meeting link').value).toBe('https://meet.example/amel')
  expect(field('Date').value).toBe('30/11/2026')
  expect(onClose).not.toHaveBeenCalled()
})

test('a colleague was faster: told in the server’s words', async () => {
  api.on(createInvitationEndpoint, () => {
    throw new FakeFailure(409, {
      code: 'ALREADY_INVITED',
      message: 'A colleague has already invited this candidate.',
    })
  })
  await open()
  fillIn()
  await send()
  expect(await screen.findByText('A colleague has already invited this candidate.')).toBeTruthy()
})

test.each([
  ['BAD_PLACE', { interviewPlace: 'Not that link.' }, 'Meeting link', 'Not that link.'],
  ['BAD_TIME', {}, 'Date', 'BAD_TIME'],
  ['BAD_INPUT', { 'otherDates.0': 'Not that time.' }, 'Date of proposal 2', 'Not that time.'],
])('%s is shown beside its field', async (code, fields, label, words) => {
  api.on(createInvitationEndpoint, () => {
    throw new FakeFailure(400, { code, message: code, fields })
  })
  await open()
  fillIn()
  if (label.endsWith('2')) {
    await press('Propose another time')
    type('Date of proposal 2', '01/12/2026')
    type('Time of proposal 2', '10:00')
  }
  await send()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
})

test('moving starts from what was arranged and names the version it was made from', async () => {
  api.on(moveInvitationEndpoint, () => aShownInvitation())
  await openMove(aShownInvitation({ sequence: 4, durationMinutes: 60, timeZone: 'Europe/Paris' }))
  expect(field('Date').value).toBe('30/11/2026')
  expect(field('Time').value).toBe('09:30')
  type('Time', '11:00')
  await press('Save and notify')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(api.sentTo(moveInvitationEndpoint)).toEqual([
    expect.objectContaining({
      interviewDate: '2026-11-30T11:00:00',
      timeZone: 'Europe/Paris',
      durationMinutes: 60,
      sequence: 4,
    }),
  ])
  expect(toasts()[0]?.message).toBe('The interview with Amel Trabelsi was moved.')
})

test('a meeting that a colleague changed meanwhile is not overwritten; what was typed stays', async () => {
  const words = 'This interview was changed meanwhile. Please look at it again.'
  api.on(moveInvitationEndpoint, () => {
    throw new FakeFailure(409, { code: 'CHANGED_MEANWHILE', message: words })
  })
  await openMove(aShownInvitation())
  type('Time', '11:00')
  await press('Save and notify')
  expect(await within(screen.getByRole('dialog')).findByText(words)).toBeTruthy()
  expect(field('Time').value).toBe('11:00')
})

test('cancelling tells the candidate, with a message', async () => {
  api.on(cancelInvitationEndpoint, () => aShownInvitation({ status: 'cancelled' }))
  showPage({ '/': <CancelDialog invitation={aShownInvitation({ sequence: 2 })} onClose={onClose} /> })
  type(/^Message to the candidate/, 'The position is filled.')
  await press('Cancel interview')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(api.sentTo(cancelInvitationEndpoint)).toEqual([{ sequence: 2, message: 'The position is filled.' }])
  expect(toasts()[0]?.message).toBe('The interview with Amel Trabelsi was cancelled.')
})
