// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { login } from '#features/accounts/web/use-session.ts'
import {
  createInvitationEndpoint,
  type Invitation,
  listInvitationsEndpoint,
} from '#features/invitations/contract/invitations.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { button, candidatePage, offered, seen } from '#testing/candidate-page.tsx'

const page = candidatePage()
const invited = { status: 'ACCEPTED', group: 'invited' } as const
const meetings = (...all: Invitation[]) => page.api.on(listInvitationsEndpoint, () => all)
const past = { startsAt: '2026-11-20T08:30:00.000Z' }

test('§2.2.1-11 while pending the scheduling dialog is opened; afterwards the candidate is invited', async () => {
  page.api.on(createInvitationEndpoint, () => {
    page.change(invited)
    meetings(aShownInvitation())
    return aShownInvitation()
  })
  await page.open()
  fireEvent.click(button('Schedule Interview'))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Schedule an interview with Amel Trabelsi' }),
  )
  // In the language of the job’s interview.
  const message = dialog.getByLabelText<HTMLTextAreaElement>(/^Custom message/).value
  expect(message).toMatch(/^Bonjour Amel,/)
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type('Meeting link', 'https://meet.example/amel')
  type('Date', '30/11/2026')
  type('Time', '09:30')
  await act(async () => {
    fireEvent.submit(document.querySelector('dialog form') as Element)
  })
  expect(await screen.findByRole('heading', { name: 'Meeting' })).toBeTruthy()
  expect(await screen.findByText('Invited')).toBeTruthy()
  await waitFor(() => expect(offered('Schedule Interview')).toBe(false))
})

test('the meeting with its reply, to be moved or cancelled; no other one beside it', async () => {
  meetings(aShownInvitation({ reply: 'another-time', replyMessage: 'Tuesday?' }))
  await page.open(invited)
  expect(await screen.findByText('Asked for another time')).toBeTruthy()
  expect(seen('Tuesday?')).toBe(true)
  expect(offered('Move')).toBe(true)
  expect(offered('Cancel interview')).toBe(true)
  expect(offered('Schedule another interview')).toBe(false)
  expect(page.api.askedOf(listInvitationsEndpoint)[0]).toContain(`candidateId=${page.state.candidate.id}`)
})

test.each([
  ['has passed', past],
  ['was declined', { status: 'declined', reply: 'declined' }],
] as const)('another meeting can be scheduled once the last one %s', async (_, change) => {
  meetings(aShownInvitation(change))
  await page.open(invited)
  expect(await screen.findByRole('button', { name: 'Schedule another interview' })).toBeTruthy()
  expect(offered('Move')).toBe(false)
})

test('a viewer sees the meeting and changes nothing', async () => {
  meetings(aShownInvitation())
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
  await page.open(invited)
  expect(await screen.findByText('No reply yet')).toBeTruthy()
  for (const name of ['Move', 'Cancel interview', 'Schedule Interview'])
    expect(offered(name), name).toBe(false)
})
