// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aListedJob, now } from '#testing/builders/a-listed-job.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { showPage } from '#testing/show-page.tsx'
import { type Job, listCompanyJobs } from '../contract.ts'
import { JobsPage } from './jobs-page.tsx'

let api: ReturnType<typeof fakeApi>

beforeEach(() => {
  vi.useFakeTimers({ now })
  api = fakeApi()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
async function open() {
  showPage({ '/Jobs': <JobsPage /> })
  await pass(1)
}

const developer = aListedJob({
  id: '22222222-2222-4222-8222-222222222222' as Job['id'],
  title: 'Développeuse',
  description: 'Interfaces.',
  salary: null,
  type: 'Remote',
})
const answer = (...jobs: [Job, number][]) => ({
  jobs: jobs.map(([job, numCandidates]) => ({ job, numCandidates })),
  totalCandidates: jobs.reduce((sum, [, candidates]) => sum + candidates, 0),
})
const search = () => screen.getByPlaceholderText('Search by title or description...')
const cards = () => screen.queryAllByRole('listitem')

test('six cards stand in while the list is loading', async () => {
  api.on(listCompanyJobs, () => new Promise<never>(() => undefined))
  await open()
  expect(screen.getByText('Loading job offers…').getAttribute('role')).toBe('status')
  expect(cards()).toHaveLength(6)
})

test('a card says what the job is, and the figures count all of them', async () => {
  api.on(listCompanyJobs, () => answer([aListedJob(), 1234], [developer, 1]))
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
    'Tunis',
    '1,500 DT / month',
    'You lead five sales people.',
    'Created 21 Nov 2026',
    '1,234 candidates',
  ])
    expect(first).toContain(text)
  expect(second).toContain('Not disclosed')
  expect(second).toMatch(/1 candidate(?!s)/)
})

test('the search knows no case and no accents, counts, and is cleared', async () => {
  api.on(listCompanyJobs, () => answer([aListedJob(), 0], [developer, 0]))
  await open()
  fireEvent.change(search(), { target: { value: ' DEVELOPP ' } })
  expect(screen.getByText('1 result(s) found for DEVELOPP').getAttribute('role')).toBe('status')
  expect(cards()).toHaveLength(1)
  fireEvent.change(search(), { target: { value: 'five SALES' } })
  expect(cards()[0]?.textContent).toContain('Sales Manager')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(search()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(search())
  expect(cards()).toHaveLength(2)
  expect(screen.queryByText(/result\(s\)/)).toBeNull()
})

test('nothing found says so and offers to clear the search', async () => {
  api.on(listCompanyJobs, () => answer([aListedJob(), 0]))
  await open()
  fireEvent.change(search(), { target: { value: 'zebra' } })
  expect(screen.getByText('No jobs found')).toBeTruthy()
  expect(screen.getByText('No results for zebra. Try other keywords.')).toBeTruthy()
  fireEvent.click(screen.getByText('Clear search'))
  expect(cards()).toHaveLength(1)
})

test('without jobs it says that there are none', async () => {
  api.on(listCompanyJobs, () => answer())
  await open()
  expect(screen.getByText('No jobs found')).toBeTruthy()
  expect(screen.getByText('There are currently no job offers available.')).toBeTruthy()
})

test('copies the apply link, also without permission, and says so for 2 s', async () => {
  api.on(listCompanyJobs, () => answer([aListedJob(), 0]))
  await open()
  const writeText = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  const button = screen.getByRole('button', { name: 'Copy interview link' })
  fireEvent.click(button)
  await pass()
  expect(writeText).toHaveBeenCalledWith(`https://hire.example/Apply/${aListedJob().id}`)
  expect(button.textContent).toBe('Link copied!')
  await pass(2000)
  expect(button.textContent).toBe('Copy interview link')
  writeText.mockRejectedValue(new Error('denied'))
  Object.defineProperty(document, 'execCommand', { value: () => true, configurable: true })
  fireEvent.click(button)
  await pass()
  expect(button.textContent).toBe('Link copied!')
})

test('looks again by itself while questions are written, and stops when they are', async () => {
  api.on(listCompanyJobs, () => answer([aListedJob({ interviewState: 'preparing' }), 0]))
  await open()
  expect(screen.getByText('Preparing interview…')).toBeTruthy()
  await pass(2100)
  expect(api.sentTo(listCompanyJobs)).toHaveLength(2)
  api.on(listCompanyJobs, () => answer([aListedJob(), 0]))
  await pass(2100)
  expect(screen.queryByText('Preparing interview…')).toBeNull()
  await pass(60_000)
  expect(api.sentTo(listCompanyJobs)).toHaveLength(3)
})

test('a failure says so and can be tried again', async () => {
  api.on(listCompanyJobs, () => {
    throw new FakeFailure(500, { code: 'INTERNAL', message: 'x' })
  })
  await open()
  expect(screen.getByRole('alert').textContent).toContain('Failed to load jobs. Please try again later.')
  api.on(listCompanyJobs, () => answer([aListedJob(), 0]))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(1)
  expect(cards()).toHaveLength(1)
})
