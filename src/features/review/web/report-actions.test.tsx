// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { login } from '#features/accounts/web/use-session.ts'
import { listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import {
  generateReportEndpoint,
  getReportEndpoint,
  type ReportState,
} from '#features/reports/contract/candidate-report.ts'
import { aListedCandidate } from '#testing/builders/a-listed-candidate.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { aSubscription } from '#testing/builders/some-plans.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  closeDashboard,
  dashboardCompany,
  openDashboard,
  preloadDashboard,
} from '#testing/open-dashboard.tsx'
import { listJobCandidatesEndpoint } from '../contract/candidates.ts'

let company: ReturnType<typeof dashboardCompany>
const amel = aListedCandidate('Amel')
const ready = {
  reportStatus: 'READY',
  reportPdfUrl: '/files/report',
  reportOutdated: null,
  reportLanguage: 'en',
} as const
const generating: ReportState = {
  reportStatus: 'GENERATING',
  reportPdfUrl: null,
  reportOutdated: null,
  reportLanguage: null,
}

beforeAll(preloadDashboard, 30_000)
beforeEach(() => {
  company = dashboardCompany()
  company.candidates = [amel]
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  closeDashboard()
})

async function open(address = '/Dashboard') {
  await openDashboard(address)
  await screen.findByRole('link', { name: 'Amel Trabelsi' })
}
/** Opens the menu of the card, where it is not open yet. */
const menu = () => {
  if (!screen.queryByRole('menu')) fireEvent.click(screen.getByRole('button', { name: /^Actions for Amel/ }))
  return within(screen.getByRole('menu'))
}
const item = (name: string | RegExp) => menu().getByRole('menuitem', { name })
const offers = (name: string | RegExp) => menu().queryByRole('menuitem', { name }) !== null

describe('the report on a card', () => {
  test('§2.2.1-7 §2.2.1-15 §2.4-2 §2.8-12 is generated: the button waits, then the toast, and the list is read again', async () => {
    let state = generating
    company.api.on(generateReportEndpoint, () => state)
    company.api.on(getReportEndpoint, () => state)
    await open()
    const before = company.api.askedOf(listJobCandidatesEndpoint).length
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(item('Generate Report'))
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(item('Generating...').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(item('Generating...'))
    state = ready
    company.candidates = [{ ...amel, ...ready }]
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    vi.useRealTimers()
    expect(await screen.findByText('Report generated successfully for Amel Trabelsi.')).toBeTruthy()
    await waitFor(() => expect(offers('View Report')).toBe(true))
    expect(offers('Generate Report')).toBe(false)
    expect(company.api.sentTo(generateReportEndpoint)).toHaveLength(1)
    expect(company.api.askedOf(listJobCandidatesEndpoint).length).toBeGreaterThan(before)
  })

  test('is still being generated after a reload', async () => {
    company.candidates = [{ ...amel, ...generating }]
    await open()
    expect(item('Generating...').getAttribute('aria-disabled')).toBe('true')
  })

  test('§2.8-12 that failed can be tried again', async () => {
    company.candidates = [{ ...amel, ...generating, reportStatus: 'FAILED' }]
    company.api.on(generateReportEndpoint, () => ({ ...generating, reportStatus: 'FAILED' as const }))
    await open()
    fireEvent.click(item('Generate Report'))
    expect(await screen.findByText('Failed to generate report. Please try again later.')).toBeTruthy()
    await waitFor(() => expect(item('Generate Report').getAttribute('aria-disabled')).toBeNull())
  })

  test.each([
    [
      'the message',
      { code: 'NOT_ASSESSED', message: 'There is no assessment yet.' },
      'There is no assessment yet.',
    ],
    ['the generic text', { code: '', message: '' }, 'Failed to generate report. Please try again later.'],
  ])('that is refused shows %s', async (_, body, text) => {
    company.api.on(generateReportEndpoint, () => {
      throw new FakeFailure(409, body)
    })
    await open()
    fireEvent.click(item('Generate Report'))
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('is made again when the assessment changed', async () => {
    company.candidates = [{ ...amel, ...ready, reportOutdated: 'assessment' }]
    company.api.on(generateReportEndpoint, () => ready)
    await open()
    expect(item('View Report')).toBeTruthy()
    expect(item('Update Report The assessment changed since this report.')).toBeTruthy()
    company.candidates = [{ ...amel, ...ready }]
    fireEvent.click(item(/^Update Report/))
    await waitFor(() => expect(offers(/^Update Report/)).toBe(false))
  })

  test('is made again in the reader’s language', async () => {
    company.candidates = [{ ...amel, ...ready, reportLanguage: 'ar' }]
    company.api.on(generateReportEndpoint, () => ready)
    await open()
    expect(item('Update Report This report is in Arabic.')).toBeTruthy()
    company.candidates = [{ ...amel, ...ready }]
    fireEvent.click(item(/^Update Report/))
    await waitFor(() => expect(company.api.sentTo(generateReportEndpoint)).toEqual([{ language: 'en' }]))
    await waitFor(() => expect(offers(/^Update Report/)).toBe(false))
  })

  test('is locked on a plan without reports, named with what unlocks it', async () => {
    company.api.on(listSubscriptionsEndpoint, () => [aSubscription({ planName: 'Starter', isCurrent: true })])
    await open()
    await screen.findByRole('link', { name: 'Schedule Interview with Enterprise' })
    const locked = item(/Generate Report/)
    expect(locked.textContent).toBe('Generate Report with Enterprise')
    expect(locked.getAttribute('href')).toBe('/Pricing')
  })

  test('is not offered without an assessment, and to viewers only to be read', async () => {
    company.candidates = [{ ...amel, assessment: null, evaluation: null }]
    await open()
    expect(offers('Generate Report')).toBe(false)
    cleanup()
    login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
    company.candidates = [{ ...amel, ...ready, reportOutdated: 'assessment' }]
    await open()
    expect(item('View Report')).toBeTruthy()
    expect(offers(/^Update Report/)).toBe(false)
  })
})

test('the report in the menu of a table row', async () => {
  company.candidates = [{ ...amel, ...generating }]
  await open('/Dashboard?view=table')
  fireEvent.click(await screen.findByRole('button', { name: /Actions for Amel/ }))
  const busy = within(screen.getByRole('menu')).getByRole('menuitem', { name: 'Generating...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
})
