// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobId } from '#contract/ids.ts'
import { login, logout } from '#features/accounts/web/use-session.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { aJobSummary, aListedJob, idOf, now } from '#testing/builders/a-listed-job.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { type JobSummary, listCompanyJobsEndpoint, readJobEndpoint } from '../contract/jobs.ts'
import { JobsPage } from './jobs-page.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  vi.useFakeTimers({ now })
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
  api = fakeApi()
})
afterEach(() => {
  logout()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open(address = '/Jobs') {
  showPage({ '/Jobs': <JobsPage /> }, address)
  await pass(1)
}

const developer = aJobSummary({
  id: idOf(2) as JobId,
  title: 'Développeuse',
  description: 'Interfaces.',
  salary: null,
  type: 'Remote',
})
type Listed = [JobSummary, number]

/** A company's jobs: found by a piece of their title, in pages of 24. */
function company(...all: Listed[]) {
  api.on(listCompanyJobsEndpoint, (_, { searchParams: asked }) => {
    const term = (asked.get('search') ?? '').toLowerCase()
    const status = asked.get('status')
    const found = all.filter(
      ([job]) => job.title.toLowerCase().includes(term) && (status === null || job.status === status),
    )
    const from = Number(asked.get('page')) * 24
    const shown = found.slice(from, from + 24)
    return {
      jobs: shown.map(([job, numCandidates]) => ({
        job,
        numCandidates,
        numToDecide: 0,
        funnel: { completed: 0, invited: 0, hired: 0 },
      })),
      last: from + shown.length >= found.length,
      found: found.length,
      totalJobs: all.length,
      totalCandidates: all.reduce((sum, [, candidates]) => sum + candidates, 0),
    }
  })
}
const many = (count: number): Listed[] =>
  Array.from({ length: count }, (_, at) => [
    aJobSummary({ id: idOf(at + 1) as JobId, title: `Job ${at + 1}` }),
    0,
  ])
const search = () => screen.getByPlaceholderText('Search by title or description...')
const cards = () =>
  screen.queryAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 2 }))
async function type(term: string) {
  fireEvent.change(search(), { target: { value: term } })
  await pass(250)
  await pass()
}

test('§1.2-34 six cards stand in while the list is loading', async () => {
  api.on(listCompanyJobsEndpoint, () => new Promise<never>(() => undefined))
  await open()
  expect(screen.getByText('Loading job offers…').getAttribute('role')).toBe('status')
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

test('§1.2-26 §1.2-27 a card says what the job is, and the figures count all of them', async () => {
  company([aJobSummary(), 1234], [developer, 1])
  await open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Job offers')
  expect(document.title).toBe('Job offers · Mindhire')
  expect(screen.getByRole('link', { name: 'Create a job offer' }).getAttribute('href')).toBe('/CreateJob')
  expect(screen.getByText('Total jobs').nextSibling?.textContent).toBe('2')
  expect(screen.getByText('Total candidates').nextSibling?.textContent).toBe('1,235')
  const [first, second] = cards().map((card) => card.textContent ?? '')
  for (const text of [
    'Sales Manager',
    'Full-time',
    'Open',
    'Tunis',
    '1,500 DT / month',
    'You lead five sales people.',
    'Created 21 Nov 2026',
    '1,234 candidates',
  ])
    expect(first).toContain(text)
  expect(screen.getByText('You lead five sales people.').className).toContain('line-clamp-3')
  expect(second).toContain('Not disclosed')
  expect(second).toMatch(/1 candidate(?!s)/)
  expect(screen.getByRole('link', { name: 'Sales Manager' }).getAttribute('href')).toBe(`/Jobs/${idOf(1)}`)
  expect(screen.getByRole('link', { name: '1,234 candidates' }).getAttribute('href')).toBe(
    `/Dashboard?job=${idOf(1)}`,
  )
})

test('§1.2-28 the search is the server’s, counts, stands in the address, and is cleared', async () => {
  company([aJobSummary(), 0], [developer, 0])
  await open()
  await type(' DÉVELOPP ')
  expect(api.askedOf(listCompanyJobsEndpoint).at(-1)).toContain(`search=${encodeURIComponent('DÉVELOPP')}`)
  expect(screen.getByText('1 result(s) found for DÉVELOPP').getAttribute('role')).toBe('status')
  expect(cards()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  await pass()
  await pass()
  expect(search()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(search())
  expect(cards()).toHaveLength(2)
  expect(screen.queryByText(/result\(s\)/)).toBeNull()
  cleanup()
  await open('/Jobs?search=Sales&status=open')
  expect(search()).toHaveProperty('value', 'Sales')
  expect(screen.getByLabelText('Status')).toHaveProperty('value', 'open')
  expect(screen.getByText('1 result(s) found for Sales')).toBeTruthy()
})

test('§1.2-28 asks once the typing rests, and keeps what was found until the answer is there', async () => {
  company([aJobSummary(), 0], [developer, 0])
  await open()
  for (const term of ['d', 'dé', 'dév']) {
    fireEvent.change(search(), { target: { value: term } })
    await pass(50)
  }
  expect(api.askedOf(listCompanyJobsEndpoint)).toHaveLength(1)
  let answer = (_: never) => undefined
  api.on(listCompanyJobsEndpoint, () => new Promise<never>((resolve) => (answer = resolve as typeof answer)))
  await pass(250)
  expect(api.askedOf(listCompanyJobsEndpoint)).toHaveLength(2)
  expect(cards()).toHaveLength(2)
  expect(screen.queryByText(/result\(s\)/)).toBeNull()
  await act(async () => {
    const found = { jobs: [], last: true, found: 0, totalJobs: 2, totalCandidates: 0 }
    answer(found as never)
  })
  await pass()
  expect(screen.getByText('0 result(s) found for dév')).toBeTruthy()
})

test('§1.2-29 nothing found says so and offers to clear the search', async () => {
  company([aJobSummary(), 0])
  await open()
  await type('zebra')
  expect(screen.getByText('No jobs found')).toBeTruthy()
  expect(screen.getByText('No results for zebra. Try other keywords.')).toBeTruthy()
  fireEvent.click(screen.getByText('Clear search'))
  await pass()
  expect(document.activeElement?.contains(cards()[0] ?? null)).toBe(true)
  expect(cards()).toHaveLength(1)
})

test('§1.2-30 without jobs it says that there are none and offers to create one, to those who may', async () => {
  company()
  await open()
  expect(screen.getByText('No jobs found')).toBeTruthy()
  expect(screen.getByText('There are currently no job offers available.')).toBeTruthy()
  const create = () => screen.queryByRole('link', { name: 'Create a job offer' })
  expect(create()?.getAttribute('href')).toBe('/CreateJob')
  for (const name of ['Total jobs', 'Total candidates']) expect(screen.queryByText(name), name).toBeNull()
  expect(screen.queryByRole('searchbox')).toBeNull()
  cleanup()
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'VIEWER' })
  await open()
  expect(screen.getByText('No jobs found')).toBeTruthy()
  expect(create()).toBeNull()
})

test('§jobs-9 open and closed ones are filtered; where none is such, all can be shown', async () => {
  company([aJobSummary(), 0])
  await open()
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'closed' } })
  await pass()
  await pass()
  expect(screen.getByText('None of your job offers is closed.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show open and closed' }))
  await pass()
  await pass()
  expect(cards()).toHaveLength(1)
})

test('of many jobs 24 are shown at a time; a failure keeps those that are there', async () => {
  company(...many(60))
  await open()
  expect(cards()).toHaveLength(24)
  expect(screen.getByText('24 of 60 shown')).toBeTruthy()
  const more = () => fireEvent.click(screen.getByRole('button', { name: 'Show more job offers' }))
  api.on(listCompanyJobsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  more()
  await pass()
  expect(screen.getByText('More jobs could not be loaded. Please try again.')).toBeTruthy()
  expect(cards()).toHaveLength(24)
  company(...many(60))
  more()
  await pass()
  more()
  await pass()
  expect(cards()).toHaveLength(60)
  expect(screen.queryByRole('button', { name: 'Show more job offers' })).toBeNull()
})

test('§1.2-31 copies the apply link, also without permission, and says so for 2 s', async () => {
  company([aJobSummary(), 0])
  await open()
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const button = screen.getByRole('button', { name: 'Copy interview link' })
  fireEvent.click(button)
  await pass()
  expect(writeText).toHaveBeenCalledWith(`https://hire.example/Apply/${idOf(1)}`)
  expect(button.textContent).toBe('Link copied!')
  await pass(1999)
  expect(button.textContent).toBe('Link copied!')
  await pass(1)
  expect(button.textContent).toBe('Copy interview link')
  writeText.mockRejectedValue(new Error('denied'))
  Object.defineProperty(document, 'execCommand', { value: () => true, configurable: true })
  fireEvent.click(button)
  await pass()
  expect(button.textContent).toBe('Link copied!')
})

test('§1.2-31 where nothing may copy, the link stands there, focused, to be copied by hand', async () => {
  company([aJobSummary(), 0])
  await open()
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true })
  fireEvent.click(screen.getByRole('button', { name: 'Copy interview link' }))
  await pass()
  const field = screen.getByLabelText('Copy this link:') as HTMLInputElement
  expect(field.value).toBe(`https://hire.example/Apply/${idOf(1)}`)
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})

test('§jobs-10 looks again by itself while questions are written, and stops when they are', async () => {
  let state: JobSummary['questionsState'] = 'preparing'
  api.on(readJobEndpoint, () => aListedJob({ questionsState: state }))
  company([aJobSummary({ questionsState: 'preparing' }), 0], [developer, 0])
  await open()
  expect(screen.getByText('Preparing interview…')).toBeTruthy()
  const looks = () =>
    api.askedOf(readJobEndpoint).filter((address) => address === `/api/jobs/${idOf(1)}`).length
  await pass(4100)
  expect(looks()).toBe(3)
  expect(api.askedOf(listCompanyJobsEndpoint)).toHaveLength(1)
  state = 'ready'
  company([aJobSummary(), 0], [developer, 0])
  await pass(2100)
  await pass()
  expect(screen.queryByText('Preparing interview…')).toBeNull()
  const asked = looks()
  await pass(60_000)
  expect(looks()).toBe(asked)
  expect(api.askedOf(listCompanyJobsEndpoint)).toHaveLength(2)
})

test('a failure says so and can be tried again', async () => {
  api.on(listCompanyJobsEndpoint, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Failed to load jobs. Please try again later.')
  company([aJobSummary(), 0])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(1)
  expect(cards()).toHaveLength(1)
})

test('the page that the company shows to everybody is one link away, in a tab of its own', async () => {
  api.on(getSettingsEndpoint, () => someSettings({ slug: 'atlas-textiles' }))
  company()
  await open()
  const link = screen.getByRole('link', { name: 'Company page' })
  expect(link.getAttribute('href')).toBe('/atlas-textiles')
  expect(link.getAttribute('target')).toBe('_blank')
})
