// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { type Job, listJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { aListedJob, idOf, now } from '#testing/builders/a-listed-job.ts'
import { anEvaluation, someone } from '#testing/builders/a-reviewed-candidate.ts'
import { FakeFailure } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { listJobCandidatesEndpoint, type ReviewedCandidate } from '../contract/before.ts'
import { DashboardPage } from './dashboard-page.tsx'

const closed = aListedJob({ id: idOf(3) as JobId, title: 'Gardener', status: 'closed' })
const second = aListedJob({ id: idOf(2) as JobId, title: 'Accountant', currentCandidatesCount: 1 })

type Asked = { method: string; path: string; query: URLSearchParams }
let asked: Asked[]
let jobs: () => Job[]
let candidates: (asked: Asked) => { content: ReviewedCandidate[]; last: boolean }
const fail = () => {
  throw new FakeFailure(500, { code: 'INTERNAL', message: 'Something went wrong on our side.' })
}

function reply({ path, ...call }: Asked): unknown {
  if (path === listJobsEndpoint.path) {
    const from = Number(call.query.get('page')) * 100
    return { jobs: jobs().slice(from, from + 100), last: from + 100 >= jobs().length }
  }
  return {
    ...candidates({ path, ...call }),
    summary: { total: 12, completed: 3, averageScore: 79.64, highPotential: 2 },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now })
  asked = []
  jobs = () => [aListedJob(), second]
  candidates = () => ({ content: [someone('Amel')], last: true })
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    const { pathname, searchParams } = new URL(address, 'http://x.example')
    const call = { method, path: pathname, query: searchParams }
    asked.push(call)
    try {
      return Response.json(reply(call))
    } catch (error) {
      if (!(error instanceof FakeFailure)) throw error
      return Response.json(error.body, { status: error.status })
    }
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
})

const pass = (ms = 1) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open(address = '/Dashboard') {
  const toasts = <ToastRegion key="toasts" />
  showPage({ '/Dashboard': [<DashboardPage key="page" />, toasts] }, address)
  await pass()
  await pass()
}
async function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass()
  await pass()
}
const askedOf = (job: Job) =>
  asked.filter(({ path }) => path === listJobCandidatesEndpoint.path.replace(':jobId', job.id))
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { level: 3, name: `${name} Trabelsi` }).closest('li')
  if (!card) throw new Error(`No card of ${name}`)
  return within(card)
}

describe('the jobs', () => {
  test('§2.2.1-1 §2.2.1-2 the first open one is chosen by itself, with its figures', async () => {
    jobs = () => [closed, aListedJob(), second]
    await open()
    expect(screen.getByRole('heading', { level: 2, name: 'Sales Manager' })).toBeTruthy()
    expect(screen.queryByText('Gardener') ?? screen.queryByLabelText('Search the open jobs')).toBeNull()
    const panel = within(screen.getByRole('region', { name: 'Sales Manager' }))
    for (const text of ['Tunis', '1,500 DT / month', 'Full-time', '85 or more'])
      expect(panel.getByText(text), text).toBeTruthy()
    expect(askedOf(aListedJob())).toHaveLength(1)
    expect(askedOf(second)).toHaveLength(0)
    const figures = ['Total candidates', 'Average score', 'High potential'].map(
      (label) => screen.getByText(label).nextSibling?.textContent,
    )
    expect(figures.map((text) => text?.replace(/[^\d.].*$/, ''))).toEqual(['12', '79.6', '2'])
  })

  test('another one is chosen by a click or by the address', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: /^Accountant/ }))
    await pass()
    expect(screen.getByRole('heading', { level: 2, name: 'Accountant' })).toBeTruthy()
    expect(askedOf(second)).toHaveLength(1)
    cleanup()
    await open(`/Dashboard?job=${second.id}`)
    expect(screen.getByRole('heading', { level: 2, name: 'Accountant' })).toBeTruthy()
  })

  test('a closed one is shown where the address names it', async () => {
    jobs = () => [closed, aListedJob()]
    await open(`/Dashboard?job=${closed.id}`)
    expect(screen.getByRole('heading', { level: 2, name: 'Gardener' })).toBeTruthy()
    expect([askedOf(closed).length, askedOf(aListedJob()).length]).toEqual([1, 0])
  })

  test('of many, all are shown and can be searched; the chosen one stays', async () => {
    const job = (at: number) => aListedJob({ id: idOf(at) as JobId, title: `Job ${at}` })
    jobs = () => [closed, ...Array.from({ length: 145 }, (_, at) => job(at + 10))]
    await open()
    const list = within(screen.getByRole('navigation', { name: 'Open jobs' }))
    const shown = () => list.queryAllByText(/^Job \d+$/).map(({ textContent }) => textContent)
    expect(shown()).toHaveLength(145)
    const search = (value: string) =>
      fireEvent.change(screen.getByLabelText('Search the open jobs'), { target: { value } })
    search(' JOB 154')
    expect(shown()).toEqual(['Job 154'])
    expect(screen.getByRole('heading', { level: 2, name: 'Job 10' })).toBeTruthy()
    search('zebra')
    expect(shown()).toEqual([])
    expect(screen.getByText('No open jobs found.').getAttribute('role')).toBe('status')
  })

  test('§2.2.1-12 none: no open positions', async () => {
    jobs = () => [closed]
    await open()
    expect(screen.getByText('No open positions')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to jobs' }).getAttribute('href')).toBe('/Jobs')
  })

  test('§2.8-10 a failure says so and can be tried again', async () => {
    jobs = fail
    await open()
    expect(screen.getByRole('alert').textContent).toContain('Failed to load jobs. Please try again later.')
    jobs = () => [aListedJob()]
    await click('Try again')
    expect(screen.getByRole('heading', { level: 2, name: 'Sales Manager' })).toBeTruthy()
  })
})

describe('the candidates', () => {
  test('§2.2.1-13 none yet: the link of the job can be copied', async () => {
    candidates = () => ({ content: [], last: true })
    const writeText = vi.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await open()
    expect(screen.getByText('No candidates yet')).toBeTruthy()
    await click('Share job')
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/Apply/${aListedJob().id}$`)))
    expect(screen.getByText('Job link copied to clipboard!')).toBeTruthy()
  })

  test('§2.8-11 a failure says so and can be tried again', async () => {
    candidates = fail
    await open()
    expect(screen.getByRole('alert').textContent).toContain(
      'Failed to load candidates. Please try again later.',
    )
    candidates = () => ({ content: [someone('Amel')], last: true })
    await click('Try again')
    expect(cardOf('Amel')).toBeTruthy()
  })

  test('more of them are loaded; a failure keeps those that are shown', async () => {
    candidates = ({ query }) =>
      query.get('page') === '0'
        ? { content: [someone('Amel')], last: false }
        : { content: [someone('Bilel')], last: true }
    const works = candidates
    await open()
    expect(askedOf(aListedJob())[0]?.query.get('size')).toBe('5')
    candidates = fail
    await click('Load more')
    expect(screen.getByText('Error loading more candidates.')).toBeTruthy()
    expect(cardOf('Amel')).toBeTruthy()
    candidates = works
    await click('Load more')
    expect(cardOf('Amel')).toBeTruthy()
    expect(cardOf('Bilel')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  test('§2.2.1-14 come in fives; the next five when 10% of the marker is visible', async () => {
    let threshold: unknown
    let seen: (visible: boolean) => void = () => undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(
          report: (entries: { isIntersecting: boolean }[]) => void,
          options: { threshold: unknown },
        ) {
          ;({ threshold } = options)
          seen = (isIntersecting) => report([{ isIntersecting }])
        }
        observe() {}
        disconnect() {}
      },
    )
    candidates = ({ query }) =>
      query.get('page') === '0'
        ? { content: [someone('Amel')], last: false }
        : { content: [someone('Bilel')], last: true }
    await open()
    expect(threshold).toBe(0.1)
    seen(false)
    await pass()
    const pages = () =>
      askedOf(aListedJob()).map(({ query }) => `${query.get('page')} of ${query.get('size')}`)
    expect(pages()).toEqual(['0 of 5'])
    seen(true)
    await pass()
    expect(pages()).toEqual(['0 of 5', '1 of 5'])
    expect(cardOf('Bilel')).toBeTruthy()
  })

  test('§2.2.1-3 §2.2.1-4 are sorted and narrowed by the server', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('Score'), { target: { value: 'high' } })
    await pass()
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'firstName' } })
    await pass()
    const queries = askedOf(aListedJob()).map(({ query }) => Object.fromEntries(query))
    expect(queries[0]).toMatchObject({ sortBy: 'score', sortDir: 'desc' })
    expect(queries.at(-1)).toMatchObject({ sortBy: 'firstName', sortDir: 'asc', band: 'high' })
  })
})

describe('a candidate', () => {
  test('without a total, without scores yet, without an interview: each says so', async () => {
    candidates = () => ({
      content: [
        someone('Amel', { evaluation: anEvaluation(null) }),
        someone('Bilel', { evaluation: null, run: 'running' }),
        someone('Chiraz', { evaluation: null, appliedAt: null }),
      ],
      last: true,
    })
    await open()
    expect(cardOf('Amel').getByText('Not enough evidence')).toBeTruthy()
    expect(cardOf('Bilel').getByText('Assessing…')).toBeTruthy()
    expect(cardOf('Chiraz').getByText('Interview not completed')).toBeTruthy()
    expect(cardOf('Chiraz').queryByRole('button', { name: 'View CV' })).toBeNull()
  })

  test('§2.2.1-6 §assessment-45 Details shows the scores with their evidence, and Hide closes them', async () => {
    const quote = { source: 'answer' as const, index: 1, start: 0, end: 9, text: '<b>I led</b>' }
    const evaluation = anEvaluation(88, { caps: [{ limit: 74, reason: 'There is no readable CV.' }] })
    evaluation.scores.note = {
      value: 75,
      weight: 10,
      reason: 'A clear account.',
      quotes: [quote, { ...quote, source: 'cv', index: null, text: 'CRM since 2019' }],
    }
    candidates = () => ({ content: [someone('Amel', { evaluation })], last: true })
    await open()
    expect(screen.queryByText('A clear account.')).toBeNull()
    await click('Details')
    const button = screen.getByRole('button', { name: 'Hide' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    for (const text of [
      'A clear account.',
      'Evidence (2)',
      '“<b>I led</b>”',
      'From answer 2',
      '“CRM since 2019”',
      'From the CV',
      'At most 74: There is no readable CV.',
    ])
      expect(screen.getByText(text), text).toBeTruthy()
    await click('Hide')
    expect(screen.queryByText('A clear account.')).toBeNull()
  })
})
