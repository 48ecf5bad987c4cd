// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { listPlansEndpoint, listSubscriptionsEndpoint } from '#features/billing/contract/plans.ts'
import type { Job } from '#features/jobs/contract/jobs.ts'
import { idOf } from '#testing/builders/a-listed-job.ts'
import { aSubscription, somePlans } from '#testing/builders/some-plans.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { getAdverseImpactEndpoint, getJobReportEndpoint, type Impact } from '../contract/job-reports.ts'
import { JobReports } from './job-reports.tsx'

type Figures = AnswerOf<typeof getAdverseImpactEndpoint>
const none: Figures = {
  countedAt: null,
  attributes: (['gender', 'ageGroup', 'disability'] as const).map((attribute) => ({ attribute, groups: [] })),
}
const impact = (count: number, applicants: number, ratio: number, more: Partial<Impact> = {}): Impact => ({
  ...{ count, rate: count / applicants, ratio, verdict: 'no-flag', pValue: 0.5 },
  ...more,
})
const highest = { verdict: 'highest', pValue: null } as const

let api: ReturnType<typeof fakeApi>
let figures: Figures
beforeEach(() => {
  figures = none
  api = fakeApi()
  api.on(listPlansEndpoint, somePlans)
  api.on(listSubscriptionsEndpoint, () => [aSubscription({ planName: 'Enterprise' })])
  api.on(getAdverseImpactEndpoint, () => figures)
  login({ accessToken: 't', userId: idOf(9), onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
})
afterEach(() => {
  cleanup()
  logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (change: Partial<Job> = {}) => {
  const job = { id: idOf(1), title: 'Sales Manager', currentCandidatesCount: 30, ...change } as Job
  showPage({ '/Jobs/1': <JobReports job={job} />, '/Pricing': <p>The plans</p> })
}

test('a job without candidates says what will be here, and leads to its link', () => {
  show({ currentCandidatesCount: 0 })
  expect(screen.getByRole('heading').textContent).toBe('Reports appear with the first candidates')
  expect(screen.getByRole('link', { name: 'Share this job' }).getAttribute('href')).toContain('tab=share')
})

test('§job-report-1 the report is downloaded as PDF, figures or decisions', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
  api.on(getJobReportEndpoint, () => undefined)
  show()
  for (const [name, format] of [
    ['Report (PDF)', 'pdf'],
    ['Figures (CSV)', 'figures'],
    ['Decisions (CSV)', 'decisions'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name }))
    await vi.waitFor(() => expect(api.askedOf(getJobReportEndpoint).at(-1)).toContain(`format=${format}`))
  }
})

test('on other plans it is locked, and names what unlocks it', async () => {
  api.on(listSubscriptionsEndpoint, () => [aSubscription({ planName: 'Basic' })])
  show()
  expect(await screen.findByText('Reports on jobs are part of the Enterprise plan.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Report (PDF)' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }))
  expect(screen.getByText('The plans')).toBeDefined()
})

test('§adverse-3 without answers enough it says that there are too few', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'Too few answers to say' })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('§adverse-2 §adverse-3 each group with its rates, ratios, and sentences that claim no more than they may', async () => {
  figures = {
    countedAt: '2026-11-20T10:00:00.000Z',
    attributes: [
      {
        attribute: 'gender',
        groups: [
          { group: 'woman', applicants: 80, selection: impact(48, 80, 1, highest), scoring: null },
          {
            group: 'man',
            applicants: 40,
            selection: impact(12, 40, 0.5, { verdict: 'flag', pValue: 0.0034 }),
            scoring: null,
          },
        ],
      },
      {
        attribute: 'ageGroup',
        groups: [
          {
            group: '30-39',
            applicants: 8,
            selection: impact(5, 8, 1, highest),
            scoring: impact(6, 8, 1, highest),
          },
          {
            group: '50-or-over',
            applicants: 6,
            selection: impact(2, 6, 0.533, { verdict: 'unclear', pValue: 0.592 }),
            scoring: impact(5, 6, 0.9),
          },
        ],
      },
      { attribute: 'disability', groups: [] },
    ],
  }
  show()
  const table = await screen.findByRole('table', { name: 'Gender' })
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'Women60%48 of 80Impact ratio 1.00–',
    'Men30%12 of 40Impact ratio 0.50, below four fifths–',
  ])
  const page = document.body.textContent
  for (const sentence of [
    'Men are invited at 0.50 of the rate of women: below four fifths, and a difference this large would seldom be chance (p = 0.003).',
    'the figure alone does not show that anybody was treated unfairly',
    'Score of 70 or more: too few to say.',
    'Not shown: Another gender, with fewer than five people',
    '50 or over are invited at 0.53 of the rate of 30 to 39: below four fifths, but there are too few answers to say',
    'Score of 70 or more: no group is below four fifths of the highest rate.',
    'Too few answers to say: two groups of at least five people are needed.',
    'Fisher’s exact test',
  ])
    expect(page).toContain(sentence)
})
