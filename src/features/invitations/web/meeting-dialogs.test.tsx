// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { toasts } from '#testing/drive-page.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import { field, fillIn, meetingDialog, press, send, type } from '#testing/meeting-dialog.tsx'
import {
  cancelInvitationEndpoint,
  createInvitationEndpoint,
  type Invitation,
  moveInvitationEndpoint,
} from '../contract/invitations.ts'
import { CancelDialog } from './meeting-dialogs.tsx'
import { MoveDialog } from './schedule-dialog.tsx'

const page = meetingDialog()
const openMove = (invitation: Invitation) =>
  page.show(<MoveDialog invitation={invitation} onClose={page.onClose} />)

test('§2.8-13 a failure says so, and what was typed is still there to be sent again', async () => {
  page.api.on(createInvitationEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await page.open()
  fillIn()
  await send()
  const failed = 'Failed to send invitation. Please try again later.'
  expect(await screen.findByText(failed)).toBeTruthy()
  expect(toasts()).toEqual([{ tone: 'error', message: failed }])
  expect(field('Meeting link').value).toBe('https://meet.example/amel')
  expect(field('Date').value).toBe('30/11/2026')
  expect(page.onClose).not.toHaveBeenCalled()
})

test('a colleague was faster: told in the server’s words', async () => {
  page.api.on(createInvitationEndpoint, () => {
    throw new FakeFailure(409, {
      code: 'ALREADY_INVITED',
      message: 'A colleague has already invited this candidate.',
    })
  })
  await page.open()
  fillIn()
  await send()
  expect(await screen.findByText('A colleague has already invited this candidate.')).toBeTruthy()
})

test.each([
  ['BAD_PLACE', { interviewPlace: 'Not that link.' }, 'Meeting link', 'Not that link.'],
  ['BAD_TIME', {}, 'Date', 'BAD_TIME'],
  ['BAD_INPUT', { 'otherDates.0': 'Not that time.' }, 'Date of proposal 2', 'Not that time.'],
])('%s is shown beside its field', async (code, fields, label, words) => {
  page.api.on(createInvitationEndpoint, () => {
    throw new FakeFailure(400, { code, message: code, fields })
  })
  await page.open()
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
  page.api.on(moveInvitationEndpoint, () => aShownInvitation())
  await openMove(aShownInvitation({ sequence: 4, durationMinutes: 60, timeZone: 'Europe/Paris' }))
  expect(field('Date').value).toBe('30/11/2026')
  expect(field('Time').value).toBe('09:30')
  type('Time', '11:00')
  await press('Save and notify')
  await waitFor(() => expect(page.onClose).toHaveBeenCalledOnce())
  expect(page.api.sentTo(moveInvitationEndpoint)).toEqual([
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
  page.api.on(moveInvitationEndpoint, () => {
    throw new FakeFailure(409, { code: 'CHANGED_MEANWHILE', message: words })
  })
  await openMove(aShownInvitation())
  type('Time', '11:00')
  await press('Save and notify')
  expect(await within(screen.getByRole('dialog')).findByText(words)).toBeTruthy()
  expect(field('Time').value).toBe('11:00')
})

test('cancelling tells the candidate, with a message', async () => {
  page.api.on(cancelInvitationEndpoint, () => aShownInvitation({ status: 'cancelled' }))
  await page.show(<CancelDialog invitation={aShownInvitation({ sequence: 2 })} onClose={page.onClose} />)
  type(/^Message to the candidate/, 'The position is filled.')
  await press('Cancel interview')
  await waitFor(() => expect(page.onClose).toHaveBeenCalledOnce())
  expect(page.api.sentTo(cancelInvitationEndpoint)).toEqual([
    { sequence: 2, message: 'The position is filled.' },
  ])
  expect(toasts()[0]?.message).toBe('The interview with Amel Trabelsi was cancelled.')
})
