// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { press, toasts, wait } from '#testing/drive-page.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { type CandidateMailKind, candidateMailKinds } from '../contract/mail-kinds.ts'
import {
  listMailTemplatesEndpoint,
  previewMailTemplateEndpoint,
  resetMailTemplateEndpoint,
  setMailTemplateEndpoint,
  type TemplateInUse,
  testMailTemplateEndpoint,
} from '../contract/mail-templates.ts'
import { MailTemplatesSection } from './mail-templates-section.tsx'

const ours = { subject: 'About {job}', text: 'Thank you, {firstName}.\n\nBest wishes' }
let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  standInDialog()
  vi.useFakeTimers()
  api = fakeApi()
  list()
  api.on(previewMailTemplateEndpoint, ({ subject, text }) => ({
    subject: subject.replace('{job}', 'Sales Manager'),
    greeting: 'Bonjour Amira,',
    paragraphs: text.replace('{firstName}', 'Amira').split('\n\n'),
    action: 'Commencer',
    notes: ['Ce lien est privé.'],
  }))
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function list(notInPlan: CandidateMailKind[] = []): void {
  const templates: TemplateInUse[] = candidateMailKinds.flatMap((kind) =>
    interfaceLanguages.map((language) => ({ kind, language, ...ours, isDefault: true })),
  )
  const german = templates.findIndex(({ kind, language }) => kind === 'link' && language === 'de')
  templates[german] = { kind: 'link', language: 'de', subject: 'Los', text: 'Bitte.', isDefault: false }
  api.on(listMailTemplatesEndpoint, () => ({ templates, notInPlan, testAddress: 'me@atlas.example' }))
}

async function open(role: Role = 'RECRUITER'): Promise<void> {
  showPage({ '/Settings': <MailTemplatesSection me={{ role }} />, '/Pricing': <h1>Prices</h1> })
  await wait(0)
  await pause()
}
/** Typing pauses, and the preview comes. */
const pause = async () => {
  await wait(300)
  await wait(0)
}
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const preview = () => within(screen.getByRole('figure'))
const chooseLanguage = async (value: string) => {
  fireEvent.change(screen.getByLabelText('Language'), { target: { value } })
  await wait(0)
}
const chooseKind = async (name: RegExp) => {
  fireEvent.click(screen.getByRole('radio', { name }))
  await wait(0)
}

test('§mails-4 the preview is the mail that the server makes of what is typed, once typing pauses', async () => {
  await open()
  expect(preview().getByText('Subject: About Sales Manager')).toBeDefined()
  expect(preview().getByText('Bonjour Amira,')).toBeDefined()
  expect(preview().getByText('Commencer')).toBeDefined()
  type('Text', 'Hello <b>{firstName}</b>')
  type('Text', 'Welcome <b>{firstName}</b>')
  await pause()
  expect(preview().getByText('Welcome <b>Amira</b>')).toBeDefined()
  expect(api.sentTo(previewMailTemplateEndpoint)).toHaveLength(2)
})

test('§mails-2 the placeholders of a mail are listed with what they stand for', async () => {
  await open()
  const form = within(screen.getByRole('form', { name: 'Text of the email' }))
  expect(form.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '{firstName} first name of the candidate',
    '{job} title of the job',
    '{company} name of your company',
    '{days} how long the link works, such as “14 days”',
  ])
})

test.each([
  [
    'Subject',
    'About {salary}',
    '{salary} is not a placeholder of this email. Please use {firstName}, {job}, {company}, {days}.',
  ],
  ['Text', ' ', 'Please write the text.'],
])('§mails-2 %s "%s" is refused with the reason, and the last preview stays', async (name, value, reason) => {
  await open()
  type(name, value)
  await press('Save text')
  expect(field(name).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(reason)).toBeDefined()
  expect(toasts()).toEqual([{ tone: 'error', message: reason }])
  await pause()
  expect(preview().getByText('The preview shows your text before the mistake.')).toBeDefined()
  expect(preview().getByText('Subject: About Sales Manager')).toBeDefined()
  expect(api.sentTo(setMailTemplateEndpoint)).toEqual([])
})

test('§mails-6 what is typed stays while another mail or language is open, and is shown as not saved', async () => {
  api.on(setMailTemplateEndpoint, (body) => ({
    ...body,
    kind: 'link' as const,
    language: 'fr' as const,
    isDefault: false,
  }))
  await open()
  type('Subject', 'Votre entretien')
  await chooseLanguage('de')
  expect(field('Subject').value).toBe('Los')
  await chooseKind(/^Rejection/)
  expect(field('Subject').value).toBe(ours.subject)
  expect(
    screen.getByRole('radio', { name: /Interview link.*Your text: German.*Not saved: French/ }),
  ).toBeDefined()
  await chooseKind(/^Interview link/)
  await chooseLanguage('fr')
  expect(field('Subject').value).toBe('Votre entretien')
  expect(screen.getByRole('option', { name: 'French · Not saved' })).toBeDefined()
  await press('Save text')
  expect(api.askedOf(setMailTemplateEndpoint)).toEqual(['/api/mail-templates/link/fr'])
  expect(api.sentTo(setMailTemplateEndpoint)).toEqual([{ ...ours, subject: 'Votre entretien' }])
  expect(toasts()).toEqual([{ tone: 'success', message: 'The email is saved.' }])
  expect(screen.getByRole('option', { name: 'French · Your text' })).toBeDefined()
})

test('§mails-6 the default is restored once that is confirmed', async () => {
  api.on(resetMailTemplateEndpoint, () => ({
    ...ours,
    kind: 'link' as const,
    language: 'de' as const,
    isDefault: true,
  }))
  await open()
  expect(screen.queryByRole('button', { name: 'Reset to default' })).toBeNull()
  await chooseLanguage('de')
  await press('Reset to default')
  const dialog = within(screen.getByRole('dialog', { name: 'Reset to the default text?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Reset to default' }))
  await wait(0)
  expect(field('Subject').value).toBe(ours.subject)
  expect(screen.getByRole('option', { name: 'German · Default text' })).toBeDefined()
  expect(toasts()).toEqual([{ tone: 'success', message: 'The default text is used again.' }])
})

test('§mails-5 a test goes to the user with the saved text only', async () => {
  await open()
  type('Subject', 'Votre entretien')
  const button = screen.getByRole('button', { name: 'Send me a test' })
  expect(button.getAttribute('aria-disabled') ?? button.hasAttribute('disabled')).toBeTruthy()
  expect(screen.getByText('Save your text first: a test shows the saved text.')).toBeDefined()
  type('Subject', ours.subject)
  api.on(testMailTemplateEndpoint, () => undefined)
  await press('Send me a test')
  expect(api.askedOf(testMailTemplateEndpoint)).toEqual(['/api/mail-templates/link/fr/test'])
  expect(toasts()).toEqual([{ tone: 'success', message: 'A test email is on its way to me@atlas.example.' }])
  api.on(testMailTemplateEndpoint, () => {
    throw new FakeFailure(429, { code: 'TOO_MANY_REQUESTS', message: 'Too many requests.' })
  })
  await press('Send me a test')
  expect(toasts().at(-1)).toEqual({ tone: 'error', message: 'Too many requests.' })
})

test('§mails-7 mails that the plan does not send say so, with the way to one that does', async () => {
  list(['rejected', 'invited'])
  await open()
  expect(screen.queryByRole('link', { name: 'Compare plans' })).toBeNull()
  await chooseKind(/^Rejection/)
  expect(screen.getByText('Your plan does not send rejection emails')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/Pricing')
  await chooseKind(/^Invitation/)
  expect(screen.getByText('Your plan does not include scheduling of meetings')).toBeDefined()
})

test('§roles-2 a VIEWER reads the mails and changes nothing', async () => {
  await open('VIEWER')
  expect(preview().getByText('Thank you, Amira.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText(/Your role can read them, not change them\./)).toBeDefined()
})
