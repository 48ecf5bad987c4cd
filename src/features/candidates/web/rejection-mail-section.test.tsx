// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import {
  listRejectionTextsEndpoint,
  restoreRejectionTextEndpoint,
  setRejectionTextEndpoint,
} from '../contract/rejection-mail.ts'
import { RejectionMailSection } from './rejection-mail-section.tsx'

const ours = {
  subject: 'Your application for {job} at {company}',
  text: 'Thank you, {firstName}.\n\nWe have decided for somebody else.',
}
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  standInDialog()
  vi.useFakeTimers()
  api = fakeApi()
  list(true)
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function list(sent: boolean): void {
  const texts = [
    { ...ours, language: 'fr' as const, isDefault: true },
    { subject: 'Nein', text: 'Leider nicht.', language: 'de' as const, isDefault: false },
  ]
  api.on(listRejectionTextsEndpoint, () => ({ texts, sent }))
}

async function open(role: Role = 'ADMIN'): Promise<void> {
  const me = { role, name: 'Atlas', fullName: 'Atlas Textiles' }
  showPage({ '/Settings': <RejectionMailSection me={me} />, '/Pricing': <h1>Prices</h1> })
  await wait(0)
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const preview = () => within(screen.getByRole('figure'))
const choose = (value: string) => fireEvent.change(screen.getByLabelText('Language'), { target: { value } })

test('the preview shows the mail with names in place of the placeholders, as it is typed', async () => {
  await open()
  expect(preview().getByText('Your application for Sales Manager at Atlas Textiles')).toBeDefined()
  expect(preview().getByText('Thank you, Amira.')).toBeDefined()
  type('Text', 'Dear {firstName},\n\n\n{company} says no.')
  expect(preview().getByText('Atlas Textiles says no.')).toBeDefined()
  const explained = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(explained).toEqual([
    '{firstName} the first name of the candidate',
    '{job} the title of the job',
    '{company} the name of your company',
  ])
})

test.each([
  ['Subject', 'About {salary}', '{salary} is not a placeholder. Please use {firstName}, {job}, {company}.'],
  ['Text', 'Dear {firstname}', '{firstname} is not a placeholder. Please use {firstName}, {job}, {company}.'],
  ['Text', ' ', 'Please write the text.'],
])('%s "%s" is refused with the reason', async (name, value, reason) => {
  await open()
  type(name, value)
  await press('Save text')
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(reason)).toBeDefined()
  expect(toasts()).toEqual([{ tone: 'error', message: reason }])
})

test('each language has its own text, and what is typed in one stays while another is open', async () => {
  api.on(setRejectionTextEndpoint, (body) => ({ ...body, language: 'fr' as const, isDefault: false }))
  await open()
  type('Subject', 'Votre candidature')
  choose('de')
  expect(field('Subject').value).toBe('Nein')
  choose('fr')
  expect(field('Subject').value).toBe('Votre candidature')
  expect(screen.queryByRole('button', { name: 'Restore our text' })).toBeNull()
  await press('Save text')
  expect(api.askedOf(setRejectionTextEndpoint)).toEqual(['/api/candidates/rejection-texts/fr'])
  expect(api.sentTo(setRejectionTextEndpoint)).toEqual([{ ...ours, subject: 'Votre candidature' }])
  expect(toasts()).toEqual([{ tone: 'success', message: 'The rejection email is saved.' }])
  expect(screen.getByRole('option', { name: 'French · Your text' })).toBeDefined()
})

test('our text is restored once that is confirmed', async () => {
  api.on(restoreRejectionTextEndpoint, () => ({ ...ours, language: 'de' as const, isDefault: true }))
  await open()
  choose('de')
  await press('Restore our text')
  const dialog = within(screen.getByRole('dialog', { name: 'Restore our text?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Restore our text' }))
  await wait(0)
  expect(field('Subject').value).toBe(ours.subject)
  expect(screen.getByRole('option', { name: 'German · Our text' })).toBeDefined()
  expect(toasts()).toEqual([{ tone: 'success', message: 'Our text is used again.' }])
})

test('a plan that sends no rejection emails says so, with the way to one that does', async () => {
  list(false)
  await open()
  expect(screen.getByText('Your plan does not send rejection emails')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/Pricing')
})

test.each(['RECRUITER', 'VIEWER'] as const)('a %s reads the text and changes nothing', async (role) => {
  await open(role)
  expect(preview().getByText('Thank you, Amira.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(/Only an ADMIN of your company can change this\./)).toBeDefined()
})
