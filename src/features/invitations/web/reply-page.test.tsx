// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  type InterfaceLanguage,
  interfaceLanguages,
  interviewLanguageNames,
  type Language,
} from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'
import { sayIn } from '#contract/texts/translator.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { siteConfig } from '#testing/show-page.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import {
  getInvitationByLinkEndpoint,
  type InvitationPage,
  replyToInvitationEndpoint,
} from '../contract/reply.ts'
import { readersZone } from './meeting-times.ts'
import { ReplyPage, type ReplyPageData, replyPageHead } from './reply-page.tsx'
import { replySpeech } from './reply-speech.ts'

const first = '2026-11-30T08:30:00.000Z'
const second = '2026-12-01T13:00:00.000Z'
const invitation: InvitationPage = {
  company: 'Olive & Co',
  jobTitle: 'Warehouse lead',
  firstName: 'Amira',
  language: 'English',
  interfaceLanguage: null,
  status: 'scheduled',
  interviewType: 'ONLINE',
  interviewPlace: 'https://meet.example/amira',
  customMessage: 'Please bring\nyour questions.',
  timeZone: readersZone(),
  durationMinutes: 45,
  startsAt: first,
  proposedTimes: [],
  past: false,
  reply: 'none',
  sequence: 3,
}
const proposed: Partial<InvitationPage> = {
  status: 'proposed',
  startsAt: null,
  proposedTimes: [first, second],
}

let api: ReturnType<typeof fakeApi>
let loaded: Record<InterfaceLanguage, readonly Translation[]>
beforeAll(async () => {
  const load = async (code: InterfaceLanguage) => [code, await replySpeech.load(code)] as const
  loaded = Object.fromEntries(await Promise.all(interfaceLanguages.map(load))) as typeof loaded
}, 30_000)
beforeEach(() => {
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Shows the page as it was sent. */
function open(data: ReplyPageData, language = replySpeech.languageOf(data) ?? 'en') {
  render(
    <SiteConfigProvider config={siteConfig}>
      <LanguageProvider language={language} translations={loaded[language]}>
        <ReplyPage data={data} params={{ token: 'secret' }} />
      </LanguageProvider>
    </SiteConfigProvider>,
  )
}
const openWith = (change: Partial<InvitationPage> = {}) => open({ ...invitation, ...change })

/** Answers with the invitation changed like this. */
const answerWith = (change: Partial<InvitationPage>) =>
  api.on(replyToInvitationEndpoint, () => ({ ...invitation, ...change }))
const refuseWith = (code: string, status = 409) =>
  api.on(replyToInvitationEndpoint, () => {
    throw new FakeFailure(status, { code, message: code })
  })
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const sent = () => api.sentTo(replyToInvitationEndpoint)

test('who, what, when, where and the message', () => {
  openWith()
  expect(heading()).toBe('Your interview with Olive & Co')
  expect(screen.getByText(/Hello Amira, Olive & Co would like to meet you/).textContent).toContain(
    'Warehouse lead',
  )
  expect(screen.getByText(/30 Nov 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /meet.example/ }).getAttribute('href')).toBe(
    invitation.interviewPlace,
  )
  expect(screen.getByText(/Please bring/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull()
})

test('the zone of the meeting stands beside the reader’s where it is another', () => {
  openWith({ timeZone: 'Pacific/Auckland' })
  expect(screen.getByText(/in Auckland/).textContent).toContain('21:30')
})

test.each([
  ['fr', 'Votre entretien avec Olive & Co', 'Entretien\u00a0: Warehouse lead · Mindhire'],
  ['de', 'Ihr Gespräch mit Olive & Co', 'Gespräch: Warehouse lead · Mindhire'],
  ['es', 'Su entrevista con Olive & Co', 'Entrevista: Warehouse lead · Mindhire'],
] as const)('%s: the page and its title speak the language of the job', (code: Language, title, tab) => {
  const data = { ...invitation, language: interviewLanguageNames[code] }
  open(data)
  expect(heading()).toBe(title)
  expect(replyPageHead(data, siteConfig, sayIn(loaded[code]))).toEqual({ title: tab, noindex: true })
})

test('accepting: told at once, with the calendar file, and the reply can be changed', async () => {
  answerWith({ reply: 'accepted' })
  openWith()
  await press('Accept')
  expect(sent()).toEqual([{ reply: 'accepted', message: '', sequence: 3, time: first }])
  expect(screen.getByText('You accepted. Olive & Co has been informed.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    '/api/invitation-links/secret/calendar',
  )
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy()
})

test('of several times one is picked; without a choice nothing is sent', async () => {
  answerWith({ reply: 'accepted', startsAt: second })
  openWith(proposed)
  await press('Accept this time')
  expect(screen.getByText('Please choose a time.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
  expect(sent()).toEqual([])
  fireEvent.click(screen.getByRole('radio', { name: /1 Dec 2026/ }))
  expect(screen.queryByText('Please choose a time.')).toBeNull()
  await press('Accept this time')
  expect(sent()).toEqual([{ reply: 'accepted', message: '', sequence: 3, time: second }])
  expect(screen.getByText(/1 Dec 2026/)).toBeTruthy()
})

test('declining asks for an optional message, and can be taken back before it is sent', async () => {
  answerWith({ reply: 'declined', status: 'declined' })
  openWith()
  await press('Decline')
  await press('Back')
  expect(sent()).toEqual([])
  await press('Decline')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' I found another job. ' } })
  await press('Decline the interview')
  expect(sent()).toEqual([{ reply: 'declined', message: 'I found another job.', sequence: 3 }])
  expect(heading()).toBe('You declined this interview')
})

test('asking for another time keeps the way to accept', async () => {
  answerWith({ reply: 'another-time' })
  openWith()
  await press('Ask for another time')
  const box = screen.getByRole('textbox')
  expect(document.activeElement).toBe(box)
  fireEvent.change(box, { target: { value: 'Tuesday?' } })
  await press('Send the request')
  expect(sent()).toEqual([{ reply: 'another-time', message: 'Tuesday?', sequence: 3 }])
  expect(screen.getByText(/You asked for another time/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
})

test.each([
  [
    'CHANGED_MEANWHILE',
    'The interview was changed in the meantime. Please check the details and reply again.',
  ],
  ['TIME_TAKEN', 'This time is not free any more. Please choose another one.'],
])('%s: the page shows the invitation as it is now', async (code, words) => {
  refuseWith(code)
  api.on(getInvitationByLinkEndpoint, () => ({ ...invitation, ...proposed, proposedTimes: [second] }))
  openWith(proposed)
  fireEvent.click(screen.getByRole('radio', { name: /30 Nov 2026/ }))
  await press('Accept this time')
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect(screen.queryByText(/30 Nov 2026/)).toBeNull()
})

test('cancelled while the page was open', async () => {
  refuseWith('NOT_OPEN')
  api.on(getInvitationByLinkEndpoint, () => ({ ...invitation, status: 'cancelled' as const }))
  openWith()
  await press('Accept')
  expect(heading()).toBe('This interview was cancelled')
})

test.each([
  [0, 'NETWORK', 'Your reply did not arrive. Please check your connection and try again.'],
  [
    429,
    'TOO_MANY_REQUESTS',
    'Too many requests came from your network. Please wait some minutes and try again.',
  ],
])('%i: said, and what was typed stays', async (status, code, words) => {
  refuseWith(code, status)
  openWith()
  await press('Ask for another time')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Tuesday?' } })
  await press('Send the request')
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Tuesday?')
})

test.each([
  ['cancelled', { status: 'cancelled' }, 'This interview was cancelled'],
  ['declined', { status: 'declined', reply: 'declined' }, 'You declined this interview'],
  ['past', { past: true }, 'The time of this interview has passed'],
] as const)('%s: a screen of its own, without a reply', (_, change, title) => {
  openWith(change)
  expect(heading()).toBe(title)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement?.textContent).toBe(title)
})

test('moved since: the new details ask for a new reply', () => {
  openWith()
  expect(screen.getByText(/Olive & Co changed the details of this interview/)).toBeTruthy()
})

test('no proposed time is left: another one can be asked for', () => {
  openWith({ ...proposed, proposedTimes: [] })
  expect(screen.getByText(/None of the proposed times is free any more/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept this time' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Ask for another time' })).toBeTruthy()
})

test('an expired link leaves its language to the browser, and is said in Arabic too', () => {
  const refused = { refusal: 'EXPIRED_LINK' }
  expect(replySpeech.languageOf(refused)).toBeUndefined()
  open(refused, 'ar')
  expect(heading()).toBe('انتهت صلاحية هذا الرابط')
  expect(replyPageHead(refused, siteConfig, sayIn([])).title).toBe('This link has expired · Mindhire')
})

test('a link that expires while the page is open', async () => {
  refuseWith('EXPIRED_LINK', 410)
  openWith()
  await press('Accept')
  expect(heading()).toBe('This link has expired')
})
