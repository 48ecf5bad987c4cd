// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CandidateId, UserId } from '#contract/ids.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import {
  addNoteEndpoint,
  deleteNoteEndpoint,
  listNotesEndpoint,
  type Note,
} from '#features/candidates/contract/notes.ts'
import { idOf, now } from '#testing/builders/a-listed-job.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { CandidateNotes } from './candidate-notes.tsx'

const [ana, bilel, me] = [
  { id: idOf(1) as UserId, name: 'Ana Ben Ali' },
  { id: idOf(2) as UserId, name: 'Bilel Kaa' },
  { id: idOf(9) as UserId, name: 'Me Myself' },
]
const aNote = (id: number, change: Partial<Note> = {}): Note => ({
  id: idOf(id),
  text: 'Call her.',
  writtenBy: ana,
  mentioned: [],
  createdAt: now.toISOString(),
  ...change,
})

let api: ReturnType<typeof fakeApi>
let notes: Note[]
beforeEach(() => {
  notes = []
  api = fakeApi()
  api.on(listNotesEndpoint, () => ({ notes, team: [ana, bilel, me] }))
  api.on(addNoteEndpoint, ({ text }) => {
    const added = aNote(70, { text, writtenBy: me })
    notes = [added, ...notes]
    return added
  })
  login({ accessToken: 't', userId: me.id, onBoardingStatus: 'COMPLETED', role: 'RECRUITER' })
})
afterEach(() => {
  logout()
  vi.unstubAllGlobals()
})

async function open(hidden = false) {
  const ofCandidate = { candidateId: idOf(5) as CandidateId, hidden }
  showPage({ '/': [<CandidateNotes key="notes" {...ofCandidate} />, <ToastRegion key="toasts" />] })
  await waitFor(() => expect(screen.queryByText('Loading notes…')).toBeNull())
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')
function type(text: string) {
  fireEvent.change(area(), { target: { value: text } })
}
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

test('an @ offers the team, by any part of a name; arrows choose and Enter takes', async () => {
  await open()
  expect(screen.getByText('No notes yet.')).toBeTruthy()
  type('Ask @')
  expect(offered()).toEqual(['Ana Ben Ali', 'Bilel Kaa', 'Me Myself'])
  type('Ask @b')
  expect(offered()).toEqual(['Ana Ben Ali', 'Bilel Kaa'])
  fireEvent.keyDown(area(), { key: 'ArrowDown' })
  const chosen = document.getElementById(area().getAttribute('aria-activedescendant') ?? '')
  expect(chosen?.textContent).toBe('Bilel Kaa')
  fireEvent.keyDown(area(), { key: 'Enter' })
  expect(area().value).toBe('Ask @Bilel Kaa ')
  expect(offered()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(await screen.findByText('Ask @Bilel Kaa')).toBeTruthy()
  expect(api.sentTo(addNoteEndpoint)).toEqual([{ text: 'Ask @Bilel Kaa', mentioned: [bilel.id] }])
  expect(area().value).toBe('')
})

test('Esc closes the offer and keeps the text; an address is no mention', async () => {
  await open()
  type('@an')
  expect(offered()).toEqual(['Ana Ben Ali'])
  fireEvent.keyDown(area(), { key: 'Escape' })
  expect(offered()).toEqual([])
  expect(area().value).toBe('@an')
  type('write to ana@b')
  expect(offered()).toEqual([])
})

test('an empty note is not sent, and one that failed stays in the field', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  expect(screen.getByText('Please write a note.')).toBeTruthy()
  api.on(addNoteEndpoint, () => {
    throw new FakeFailure()
  })
  type('Kept')
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Dismiss' })).toHaveLength(1))
  expect(area().value).toBe('Kept')
})

test('a note of another is not deleted, but by an ADMIN', async () => {
  notes = [aNote(71), aNote(72, { writtenBy: null, text: 'Old.' })]
  api.on(deleteNoteEndpoint, () => {
    notes = []
    return undefined
  })
  await open()
  expect(screen.getByText('A former user')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete note' })).toBeNull()
  login({ accessToken: 't', userId: me.id, onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  const [first] = await screen.findAllByRole('button', { name: 'Delete note' })
  fireEvent.click(first as Element)
  expect(await screen.findByText('No notes yet.')).toBeTruthy()
  expect(api.askedOf(deleteNoteEndpoint)).toEqual([`/api/candidates/${idOf(5)}/notes/${idOf(71)}`])
})

test('a VIEWER reads', async () => {
  notes = [aNote(71)]
  login({ accessToken: 't', userId: me.id, onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
  await open()
  expect(screen.getByText('Call her.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('in a blind review it asks to leave names out', async () => {
  await open(true)
  expect(screen.getByText(/Blind review does not hide names in notes: please leave them out\.$/)).toBeTruthy()
})
