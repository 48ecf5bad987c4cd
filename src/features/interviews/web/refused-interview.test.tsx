// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { interviewLanguageNames, interviewLanguages } from '#contract/languages.ts'
import {
  notStarted,
  openInterview,
  page,
  pass,
  press,
  reducedMotion,
  refused,
  siteConfig,
  started,
} from '#testing/open-interview.tsx'
import { interviewPageHead } from './interview-page.tsx'
import { loadTexts, textsOf } from './texts.ts'

beforeAll(() => Promise.all(interviewLanguages.map(loadTexts)))
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
  ['WHATEVER', 'Something went wrong', ['Contact support']],
])('sent with %s the page says so', (refusal, title, links) => {
  openInterview({ refusal })
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(links)
  if (refusal === 'WHATEVER') {
    expect(screen.getByText('An unexpected error occurred.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  }
})

test('a job that fills up meanwhile leads to the other jobs of the company', async () => {
  const client = openInterview(started)
  client.saveAnswer.mockRejectedValueOnce(refused('JOB_FULL', { companyPage: '/olive-co' }))
  fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'Because' } })
  await press(textsOf('en').send)
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/olive-co')
})

test('sent with a full job the page leads to the other jobs of the company', () => {
  openInterview({ refusal: 'JOB_FULL', fields: { companyPage: '/olive-co' } })
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/olive-co')
})

test.each([
  '//elsewhere.example',
  '/\\\\elsewhere.example',
  'https://elsewhere.example',
  'javascript:alert(1)',
  '',
])('sent with the way %j the page leads nowhere else', (companyPage) => {
  openInterview({ refusal: 'JOB_FULL', fields: { companyPage } })
  expect(screen.getByRole('link', { name: 'Browse jobs' }).getAttribute('href')).toBe('/')
})

test.each(interviewLanguages)(
  'sent with a refused interview in %s the page speaks it, whatever the browser does',
  async (code) => {
    vi.stubGlobal('navigator', { ...navigator, languages: [code === 'fr' ? 'de-DE' : 'fr-FR'] })
    const fields = { companyPage: '/olive-co', interviewLanguage: interviewLanguageNames[code] }
    for (const refusal of ['JOB_FULL', 'JOB_CLOSED']) {
      const { title } = textsOf(code)[refusal === 'JOB_FULL' ? 'full' : 'closed']
      const head = interviewPageHead({ refusal, fields }, siteConfig)
      expect([head.lang, head.title, head.noindex]).toEqual([code, `${title} · Mindhire`, true])
      expect(renderToString(page({ refusal, fields }))).toContain(title)
      openInterview({ refusal, fields })
      await pass(10)
      expect(screen.getByRole('heading', { name: title })).toBeTruthy()
      cleanup()
    }
  },
)

test('a language that nobody knows is the browser’s to choose', async () => {
  vi.stubGlobal('navigator', { ...navigator, languages: ['xx', 'es-ES', 'fr-FR'] })
  openInterview({ refusal: 'JOB_FULL', fields: { interviewLanguage: '__proto__' } })
  await pass(10)
  expect(screen.getByRole('heading', { name: textsOf('es').full.title })).toBeTruthy()
})

test.each(interviewLanguages)('in %s a job that was closed is said to be closed, not full', async (code) => {
  await loadTexts(code)
  const { closed, full, browseJobs } = textsOf(code)
  const client = openInterview({ ...notStarted, interviewLanguage: interviewLanguageNames[code] })
  client.start.mockRejectedValueOnce(refused('JOB_CLOSED', { companyPage: '/olive-co' }))
  await press(textsOf(code).accept)
  expect(screen.getByRole('heading', { name: closed.title })).toBeTruthy()
  expect(screen.getByText(closed.text)).toBeTruthy()
  expect(screen.queryByText(full.text)).toBeNull()
  expect(screen.getByRole('link', { name: browseJobs }).getAttribute('href')).toBe('/olive-co')
})
