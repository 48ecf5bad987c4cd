// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { aCandidateSummary, aListedCandidate, numbers } from '#testing/builders/a-listed-candidate.ts'
import { aJobSummary, idOf } from '#testing/builders/a-listed-job.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import {
  closeDashboard,
  dashboardCompany,
  openDashboard,
  preloadDashboard,
} from '#testing/open-dashboard.tsx'
import { listJobCandidatesEndpoint } from '../contract/candidates.ts'

const closed = aJobSummary({ id: idOf(3) as JobId, title: 'Gardener', status: 'closed' })
const second = aJobSummary({ id: idOf(2) as JobId, title: 'Accountant' })
const fail = () => {
  throw new FakeFailure(500, { code: 'INTERNAL', message: 'Something went wrong on our side.' })
}
let company: ReturnType<typeof dashboardCompany>

beforeAll(preloadDashboard, 30_000)
beforeEach(() => {
  company = dashboardCompany()
})
afterEach(() => {
  cleanup()
  closeDashboard()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const asked = () =>
  company.api.askedOf(listJobCandidatesEndpoint).map((address) => new URL(address, 'http://page.test'))
const jobTitle = (name: string) => screen.findByRole('heading', { level: 2, name })
const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { level: 3, name: `${name} Trabelsi` })).closest('li')
  if (!card) throw new Error(`No card of ${name}`)
  return within(card)
}

describe('the jobs', () => {
  test('§2.2.1-1 §2.2.1-2 the first open one is chosen by itself, with its figures', async () => {
    company.jobs = [closed, aJobSummary(), second]
    await openDashboard()
    await jobTitle('Sales Manager')
    expect(screen.queryByText('Gardener')).toBeNull()
    const panel = within(screen.getByRole('region', { name: 'Sales Manager' }))
    for (const text of ['Tunis', '1,500 DT / month', 'Full-time', '85 or more'])
      expect(panel.getByText(text), text).toBeTruthy()
    expect(screen.getAllByText('4 candidates')).toHaveLength(2)
    await cardOf('Amel')
    const figures = ['Total candidates', 'Average score', 'High potential'].map(
      (label) => screen.getByText(label).nextSibling?.textContent,
    )
    expect(figures).toEqual(['12', '79.6', '2'])
    expect(asked().every(({ pathname }) => pathname.includes(aJobSummary().id))).toBe(true)
  })

  test('another one is chosen by a click or by the address', async () => {
    company.jobs = [aJobSummary(), second]
    await openDashboard()
    await click(/^Accountant/)
    await jobTitle('Accountant')
    cleanup()
    await openDashboard(`/Dashboard?job=${second.id}`)
    await jobTitle('Accountant')
  })

  test('a closed one is shown where the address names it', async () => {
    company.jobs = [closed, aJobSummary()]
    await openDashboard(`/Dashboard?job=${closed.id}`)
    await jobTitle('Gardener')
  })

  test('§2.2.1-12 the address names none of the company: select a job', async () => {
    await openDashboard('/Dashboard?job=unknown')
    expect((await screen.findByText(/select a job/)).textContent).toBe(
      'Please select a job to see its candidates.',
    )
    await click(/^Sales Manager/)
    await jobTitle('Sales Manager')
  })

  test('§2.2.1-12 none: no open positions', async () => {
    company.jobs = [closed]
    await openDashboard()
    expect(await screen.findByText('No open positions')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to jobs' }).getAttribute('href')).toBe('/Jobs')
  })

  test('of many, all are shown and can be searched; the chosen one stays', async () => {
    company.jobs = Array.from({ length: 12 }, (_, at) =>
      aJobSummary({ id: idOf(at + 10) as JobId, title: `Job ${at + 10}` }),
    )
    await openDashboard()
    const search = await screen.findByLabelText('Search the open jobs')
    const list = within(screen.getByRole('navigation', { name: 'Open jobs with their candidates' }))
    const shown = () => list.queryAllByText(/^Job \d+$/).map(({ textContent }) => textContent)
    expect(shown()).toHaveLength(12)
    fireEvent.change(search, { target: { value: ' JOB 15' } })
    expect(shown()).toEqual(['Job 15'])
    await jobTitle('Job 10')
    fireEvent.change(search, { target: { value: 'zebra' } })
    expect(screen.getByText('No open jobs found.').getAttribute('role')).toBe('status')
  })

  test('§2.8-10 a failure says so and can be tried again', async () => {
    company.api.on(listCompanyJobsEndpoint, fail)
    await openDashboard()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load jobs. Please try again later.',
    )
  })
})

describe('the candidates', () => {
  test('§2.2.1-13 none yet: the link of the job can be copied', async () => {
    company.candidates = []
    company.summary = aCandidateSummary({ total: 0 })
    const writeText = vi.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await openDashboard()
    expect(await screen.findByText('No candidates yet')).toBeTruthy()
    await click('Share job')
    expect(await screen.findByText('Job link copied to clipboard!')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/Apply/${aJobSummary().id}$`)))
  })

  test('§2.8-11 a failure says so and can be tried again', async () => {
    let works = false
    const page = {
      content: [aListedCandidate('Amel')],
      last: true,
      next: null,
      summary: aCandidateSummary(),
    }
    company.api.on(listJobCandidatesEndpoint, () => (works ? page : fail()))
    await openDashboard()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to load candidates. Please try again later.',
    )
    expect(screen.queryByText('Total candidates')).toBeNull()
    works = true
    await click('Try again')
    await cardOf('Amel')
    expect(screen.getByText('Total candidates')).toBeTruthy()
  })

  test('§2.8-11 more of them fail to load: those shown stay', async () => {
    company.perPage = 1
    await openDashboard()
    await cardOf('Amel')
    company.api.on(listJobCandidatesEndpoint, fail)
    await click('Load more')
    expect(await screen.findByText('Error loading more candidates.')).toBeTruthy()
    await cardOf('Amel')
  })

  test('§2.2.1-14 come in fives; the next five when 10% of the marker is visible', async () => {
    let threshold: unknown
    let report: (visible: boolean) => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(seen: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: unknown }) {
          ;({ threshold } = options)
          report = (isIntersecting) => seen([{ isIntersecting }])
        }
        observe() {}
        disconnect() {}
      },
    )
    company.perPage = 1
    await openDashboard()
    await cardOf('Amel')
    expect([threshold, asked()[0]?.searchParams.get('size')]).toEqual([0.1, '5'])
    report(false)
    expect(asked()).toHaveLength(1)
    report(true)
    await cardOf('Bilel')
    expect(asked().map(({ searchParams }) => searchParams.get('after'))).toEqual(['', '1'])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('nobody found so far is not nobody: the server looks through a part of a long list at a time', async () => {
    company.perPage = 0
    await openDashboard()
    expect(await screen.findByRole('button', { name: 'Load more' })).toBeTruthy()
    expect(screen.queryByText('No candidate waits for a decision')).toBeNull()
  })

  test('§2.2.1-3 §2.2.1-4 are sorted and narrowed by the server', async () => {
    await openDashboard()
    await cardOf('Amel')
    expect(Object.fromEntries(asked()[0]?.searchParams ?? [])).toMatchObject({
      group: 'to-decide',
      sortBy: 'score',
      sortDir: 'desc',
    })
    fireEvent.change(screen.getByLabelText('Score'), { target: { value: 'high' } })
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'firstName' } })
    await waitFor(() =>
      expect(Object.fromEntries(asked().at(-1)?.searchParams ?? [])).toMatchObject({
        sortBy: 'firstName',
        sortDir: 'asc',
        band: 'high',
      }),
    )
  })

  test('each status has its tab with its number, those to decide first', async () => {
    await openDashboard()
    await cardOf('Amel')
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'To decide3',
      'Shortlisted1',
      'Under review1',
      'Not completed4',
      'Invited1',
      'Hired0',
      'Rejected2',
      'Withdrawn1',
    ])
    expect(tabs[0]?.getAttribute('aria-selected')).toBe('true')
    fireEvent.click(screen.getByRole('tab', { name: /^Shortlisted/ }))
    await waitFor(() => expect(asked().at(-1)?.searchParams.get('flag')).toBe('shortlisted'))
    expect(asked().at(-1)?.searchParams.get('group')).toBe('to-decide')
  })

  test('an empty tab leads to one that is not; filters without a match can be cleared', async () => {
    company.candidates = []
    await openDashboard()
    expect(await screen.findByText('No candidates to decide on')).toBeTruthy()
    await click('Show “Under review”')
    await waitFor(() => expect(asked().at(-1)?.searchParams.get('group')).toBe('under-review'))
    cleanup()
    await openDashboard('/Dashboard?band=high&q=zebra')
    expect(await screen.findByText('No candidates match')).toBeTruthy()
    await click('Clear filters')
    await waitFor(() => expect(asked().at(-1)?.searchParams.has('band')).toBe(false))
  })

  test('without a total, without scores yet, without an interview: each says so', async () => {
    company.candidates = [
      aListedCandidate('Amel', { evaluation: numbers(null) }),
      aListedCandidate('Bilel', { evaluation: null, run: 'running' }),
      aListedCandidate('Chiraz', {
        evaluation: null,
        appliedAt: null,
        cvUrl: null,
        group: 'not-completed',
      }),
    ]
    await openDashboard()
    expect((await cardOf('Amel')).getByText('Not enough evidence')).toBeTruthy()
    expect((await cardOf('Bilel')).getByText('Assessing…')).toBeTruthy()
    expect((await cardOf('Chiraz')).getByText('Interview not completed')).toBeTruthy()
    expect((await cardOf('Chiraz')).queryByRole('button', { name: 'View CV' })).toBeNull()
  })

  test('the funnel and the scores have a text beside their picture', async () => {
    await openDashboard()
    expect(await screen.findByText('From registration to hire')).toBeTruthy()
    expect(screen.getByRole('img', { name: '70 to 79: 1, 80 to 89: 1, 90 to 100: 1' })).toBeTruthy()
  })
})

test('where there is no room beside the list, a link to an opened candidate leads to their page', async () => {
  const { id } = aListedCandidate('Amel')
  await openDashboard(`/Dashboard?job=${idOf(1)}&candidate=${id}&sort=firstName`)
  expect(await screen.findByText('Another page')).toBeTruthy()
})
