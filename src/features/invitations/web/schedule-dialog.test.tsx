// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CandidateId } from '#contract/ids.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { toasts } from '#testing/drive-page.ts'
import {
  amel,
  colleague,
  field,
  fillIn,
  me,
  meetingDialog,
  press,
  send,
  type,
} from '#testing/meeting-dialog.tsx'
import { listInvitationsEndpoint } from '../contract/invitations.ts'

const page = meetingDialog()
const offered = () =>
  [...field('Time').querySelectorAll('option')].map(({ value }) => value).filter((value) => value !== '')

test('§2.2.2-1 §2.2.2-2 online by default, a link, date and time, a message that greets; Cancel and Send Invitation', async () => {
  await page.open()
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
  expect(page.onClose).toHaveBeenCalledOnce()
  expect(page.sent()).toEqual([])
})

test.each([
  ['fr', 'Bonjour Amel,'],
  ['de', 'Guten Tag Amel,'],
  ['es', 'Hola Amel:'],
] as const)('§2.2.2-2 the greeting is in the language of the interview: %s', async (language, greeting) => {
  await page.open({ language })
  expect(field(/^Custom message/).value.split('\n')[0]).toBe(greeting)
})

test('§2.2.2-2 a blind review does not name the candidate in the greeting', async () => {
  await page.open({ firstName: '' })
  expect(field(/^Custom message/).value.split('\n')[0]).toBe('Hello,')
})

test('§2.3-2 §2.8-13 the invitation is sent, all loaded lists are read again, and the toast names the candidate', async () => {
  await page.open()
  fillIn()
  const asked = page.api.askedOf(listInvitationsEndpoint).length
  await send()
  await waitFor(() => expect(page.onClose).toHaveBeenCalledOnce())
  expect(page.sent()).toEqual([
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
  await waitFor(() => expect(page.api.askedOf(listInvitationsEndpoint).length).toBeGreaterThan(asked))
})

test('§2.2.2-4 §2.5-3 §2.5-4 empty fields are named and nothing is sent; editing a field clears its error', async () => {
  await page.open()
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
  expect(page.sent()).toEqual([])
})

test('§2.5-4 in person the address is required, also when it is only spaces', async () => {
  await page.open()
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
  await page.open()
  type('Meeting link', 'https://meet.example/amel')
  type('Date', day)
  type('Time', time)
  await send()
  expect(screen.getByText(words)).toBeTruthy()
  expect(page.sent()).toEqual([])
})

test('the hour that the clocks skip is refused before it is sent', async () => {
  await page.open()
  fillIn()
  type('Time zone', 'Europe/Paris')
  type('Date', '28/03/2027')
  type('Time', '02:30')
  await send()
  expect(screen.getByText(/The clocks skip this hour on that day/)).toBeTruthy()
  expect(page.sent()).toEqual([])
})

test.each(['javascript:alert(1)', 'meet.example/amel'])('the link %s is none', async (link) => {
  await page.open()
  fillIn()
  type('Meeting link', link)
  await send()
  expect(screen.getByText('Please use a link that begins with https:// or http://.')).toBeTruthy()
})

test('§2.2.2-3 times in steps of 15 minutes, of today only those to come in the meeting’s zone', async () => {
  await page.open()
  type('Date', '30/11/2026')
  expect(offered()).toHaveLength(96)
  expect(offered()).toEqual(expect.arrayContaining(['00:00', '00:15', '09:30', '23:45']))
  type('Date', '21/11/2026')
  expect(offered().toSorted()[0]).toBe('10:15')
  type('Time zone', 'Asia/Tokyo')
  expect(offered().toSorted()[0]).toBe('18:15')
})

test('§2.2.2-3 a chosen time that has passed today is taken away with the date', async () => {
  await page.open()
  fillIn()
  type('Date', '21/11/2026')
  expect(field('Time').value).toBe('')
})

test('§2.2.2-3 the calendar begins today, is moved in with the keyboard, and writes dd/MM/yyyy', async () => {
  await page.open()
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
  expect(page.onClose).not.toHaveBeenCalled()
})

test('up to five times are proposed; they are sent in order, the first as the date', async () => {
  await page.open()
  fillIn()
  for (const at of [2, 3, 4, 5]) {
    await press('Propose another time')
    type(`Date of proposal ${at}`, `0${6 - at}/12/2026`)
    type(`Time of proposal ${at}`, '14:00')
  }
  expect(screen.queryByRole('button', { name: 'Propose another time' })).toBeNull()
  await press('Remove proposal 5')
  await send()
  expect(page.sent()[0]).toMatchObject({
    interviewDate: '2026-11-30T09:30:00',
    otherDates: ['2026-12-02T14:00:00', '2026-12-03T14:00:00', '2026-12-04T14:00:00'],
  })
})

test('of several empty times one is asked for', async () => {
  await page.open()
  await press('Propose another time')
  await press('Propose another time')
  await send()
  expect(screen.getAllByText('Date and time are required')).toHaveLength(1)
})

test('a time proposed twice is named', async () => {
  await page.open()
  fillIn()
  await press('Propose another time')
  type('Date of proposal 2', '30/11/2026')
  type('Time of proposal 2', '09:30')
  await send()
  expect(screen.getByText('This time is proposed twice.')).toBeTruthy()
  expect(page.sent()).toEqual([])
})

test('another meeting at that time is shown before sending, with who takes part in both', async () => {
  page.state.upcoming = [
    aShownInvitation({
      id: 902,
      candidateFullName: 'Bilel Ayari',
      candidateId: idOf(501) as CandidateId,
      startsAt: '2026-11-30T08:00:00.000Z',
      interviewers: [{ id: colleague, name: 'sami' }],
    }),
  ]
  await page.open()
  fillIn()
  expect(await screen.findByText(/At this time there is already an interview with Bilel Ayari/)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'sami@atlas.example' }))
  expect(screen.getByText(/sami.*: already in an interview with Bilel Ayari at this time/)).toBeTruthy()
  type('Time', '08:15')
  expect(screen.queryByText(/Bilel Ayari/)).toBeNull()
})

test('zone, duration, message and interviewers are sent as chosen', async () => {
  await page.open()
  fillIn()
  type('Time zone', 'Europe/Paris')
  type('Duration', '90')
  type(/^Custom message/, ' See you soon ')
  fireEvent.click(screen.getByRole('checkbox', { name: 'me@atlas.example (you)' }))
  await send()
  expect(page.sent()[0]).toMatchObject({
    timeZone: 'Europe/Paris',
    durationMinutes: 90,
    customMessage: 'See you soon',
    interviewers: [me],
  })
})
