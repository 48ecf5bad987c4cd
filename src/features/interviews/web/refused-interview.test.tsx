// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayIn } from '#contract/texts/translator.ts'
import {
  notStarted,
  openInterview,
  page,
  pass,
  press,
  reducedMotion,
  refused,
  siteConfig,
  speechOf,
  started,
} from '#testing/open-interview.tsx'
import { readError } from '#ui/api/api-error.ts'
import { interviewPageHead } from './interview-page.tsx'
import { interviewSpeech } from './interview-speech.ts'

beforeEach(() => {
  vi.useFakeTimers()
  reducedMotion(true)
})
afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['EXPIRED_LINK', 'Interview Link Expired', ['Contact support']],
  ['JOB_FULL', 'Position Full', ['Browse jobs']],
  ['JOB_CLOSED', 'Job closed', ['Browse jobs']],
  ['JOB_PAUSED', 'No applications at the moment', ['Contact support']],
  ['WHATEVER', 'Something went wrong', ['Contact support']],
])('§2.2.7-5 §2.8-17..18 sent with %s the page says so', (refusal, title, links) => {
  openInterview({ refusal })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(links)
  if (refusal === 'EXPIRED_LINK')
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      'mailto:hello@mindhire.example?subject=Interview%20Link%20Expired',
    )
  if (refusal === 'WHATEVER') {
    expect(screen.getByText('An unexpected error occurred.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  }
})

test.each([
  ['without a code', readError(409, JSON.stringify({ message: 'The job moved.' })), 'The job moved.'],
  ['without a message', readError(502, '<h1>Bad gateway</h1>'), 'An unexpected error occurred.'],
  [
    'with our own 500',
    readError(500, '{"code":"INTERNAL","message":"Sorry."}'),
    'An unexpected error occurred.',
  ],
])('§2.2.7-5 a start refused %s says so on the unknown-error screen', async (_what, error, text) => {
  const client = openInterview(notStarted)
  client.start.mockRejectedValueOnce(error)
  await press('I agree, start the interview')
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})

test.each([
  ['Français', 'J’accepte, commencer l’entretien', 'Trop de demandes'],
  ['English', 'I agree, start the interview', 'Too many requests'],
  ['Deutsch', 'Einverstanden, Interview starten', 'Zu viele Anfragen'],
  ['Spanish', 'Acepto, empezar la entrevista', 'Demasiadas solicitudes'],
] as const)(
  '§2.2.7-6 a refusal that the page knows is said in %s',
  async (interviewLanguage, accept, title) => {
    const client = openInterview({ ...notStarted, interviewLanguage })
    client.start.mockRejectedValueOnce(
      readError(429, '{"code":"TOO_MANY_REQUESTS","message":"Too many requests."}'),
    )
    await press(accept)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.queryByText('Too many requests.')).toBeNull()
  },
)

test('a job that fills up meanwhile leads to the other jobs of the company', async () => {
  const client = openInterview(started)
  client.saveAnswer.mockRejectedValueOnce(refused('JOB_FULL', { companyPage: '/olive-co' }))
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Because' } })
  await press('Send the answer')
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/olive-co')
})

test('sent with a full job the page leads to the other jobs of the company', () => {
  openInterview({ refusal: 'JOB_FULL', fields: { companyPage: '/olive-co', applyPage: '/Apply/1' } })
  expect(screen.getByRole('link', { name: 'Tell me when a place is free' }).getAttribute('href')).toBe(
    '/Apply/1',
  )
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/olive-co')
})

test.each([
  '//elsewhere.example',
  '/\\\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '',
])('§2.2.7-5 sent with the way %j the page leads nowhere else', (companyPage) => {
  openInterview({ refusal: 'JOB_FULL', fields: { companyPage } })
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/')
})

test.each([
  ['fr', 'Français', 'Poste complet', 'Offre clôturée'],
  ['en', 'English', 'Position Full', 'Job closed'],
  ['de', 'Deutsch', 'Alle Plätze vergeben', 'Stelle geschlossen'],
  ['es', 'Spanish', 'Puesto completo', 'Oferta cerrada'],
])(
  '§2.2.7-5 sent with a refused interview in %s the page speaks it',
  async (code, interviewLanguage, full, closed) => {
    const fields = { companyPage: '/olive-co', interviewLanguage }
    for (const refusal of ['JOB_FULL', 'JOB_CLOSED']) {
      const title = refusal === 'JOB_FULL' ? full : closed
      const { language, translations } = speechOf({ refusal, fields })
      const head = interviewPageHead({ refusal, fields }, siteConfig, sayIn(translations))
      expect([language, head.title, head.noindex]).toEqual([code, `${title} · Mindhire`, true])
      expect(renderToString(page({ refusal, fields }))).toContain(title)
      openInterview({ refusal, fields })
      await pass(10)
      expect(screen.getByRole('heading', { name: title })).toBeTruthy()
      cleanup()
    }
  },
)

test('§2.2.7-6 the language of a refusal that names none is for the browser to say', () => {
  expect(interviewSpeech.languageOf({ refusal: 'EXPIRED_LINK' })).toBeUndefined()
  const fields = { interviewLanguage: '__proto__' }
  expect(interviewSpeech.languageOf({ refusal: 'JOB_FULL', fields })).toBeUndefined()
})

test.each([
  [
    'Français',
    'J’accepte, commencer l’entretien',
    'Offre clôturée',
    'Cette offre n’accepte plus de candidatures. Jetez un œil aux autres offres.',
    'Voir les offres',
  ],
  [
    'English',
    'I agree, start the interview',
    'Job closed',
    'This job no longer takes applications. Have a look at the other jobs.',
    'Browse jobs',
  ],
  [
    'Deutsch',
    'Einverstanden, Interview starten',
    'Stelle geschlossen',
    'Für diese Stelle werden keine Bewerbungen mehr angenommen. Sehen Sie sich gern die anderen Stellen an.',
    'Stellen ansehen',
  ],
  [
    'Spanish',
    'Acepto, empezar la entrevista',
    'Oferta cerrada',
    'Esta oferta ya no admite candidaturas. Eche un vistazo a las demás ofertas.',
    'Ver ofertas',
  ],
] as const)(
  '§2.2.7-5 in %s a job that was closed is said to be closed, not full',
  async (interviewLanguage, accept, title, text, browse) => {
    const client = openInterview({ ...notStarted, interviewLanguage })
    client.start.mockRejectedValueOnce(refused('JOB_CLOSED', { companyPage: '/olive-co' }))
    await press(accept)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: browse }).getAttribute('href')).toBe('/olive-co')
  },
)
