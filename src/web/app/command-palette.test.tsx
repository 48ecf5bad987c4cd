// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { CandidateId, JobId, UserId } from '#contract/ids.ts'
import { logOutEndpoint } from '#features/accounts/contract/account.ts'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { listInvitationsEndpoint } from '#features/invitations/contract/invitations.ts'
import { listCompanyJobsEndpoint, listJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { searchCandidatesEndpoint } from '#features/review/contract/candidates.ts'
import { aJobSummary, idOf } from '#testing/builders/a-listed-job.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { FakeFailure, fakeApi } from '#testing/fake-api.ts'
import { openApp } from '#testing/open-app.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'

const all = ['Sales Manager', 'Développeur web', 'Accountant'].map((title, at) =>
  aJobSummary({ id: idOf(at + 1) as JobId, title, location: 'Tunis' }),
)
const closed = aJobSummary({ id: idOf(8) as JobId, title: 'Sales Assistant', status: 'closed' })

let api: ReturnType<typeof fakeApi>
beforeAll(async () => {
  standInDialog()
  await import('./command-palette.tsx')
}, 30_000)
beforeEach(() => {
  api = fakeApi()
  api.on(listInvitationsEndpoint, () => [])
  api.on(getSettingsEndpoint, () => someSettings({ userId: 'u' as UserId }))
  const totals = { found: 3, totalJobs: 3, totalCandidates: 9, last: true }
  api.on(listCompanyJobsEndpoint, () => ({
    jobs: all.map((job) => ({
      job,
      numCandidates: 1,
      numToDecide: 0,
      funnel: { completed: 0, invited: 0, hired: 0 },
    })),
    ...totals,
  }))
  api.on(listJobsEndpoint, (_, { searchParams }) => ({
    jobs: [...all, closed].filter(({ title }) => title.includes(searchParams.get('search') ?? '')),
    last: true,
  }))
  api.on(searchCandidatesEndpoint, (_, { searchParams }) => ({
    candidates: 'Sana Trabelsi'.includes(searchParams.get('search') ?? '')
      ? [
          {
            id: idOf(5) as CandidateId,
            name: 'Sana Trabelsi',
            jobId: idOf(2) as JobId,
            jobTitle: 'Développeur web',
          },
        ]
      : [],
  }))
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', role: 'ADMIN' })
})
afterEach(() => {
  cleanup()
  logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (key: string) => act(async () => fireEvent.keyDown(box(), { key }))

async function open(address = '/Jobs') {
  const app = await openApp(address)
  await screen.findByRole('navigation', { name: 'Open jobs' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  await screen.findByRole('dialog', { name: 'Command palette' })
  await screen.findByRole('option', { name: /Sales Manager/ })
  return app.router
}

test('it opens on the newest jobs, the pages and the actions, the first of them active', async () => {
  await open()
  expect(document.activeElement).toBe(box())
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('group')
      .map((group) => group.firstChild?.textContent),
  ).toEqual(['Jobs', 'Go to', 'Actions'])
  expect(options()).toEqual([
    'Sales ManagerTunis',
    'Développeur webTunis',
    'AccountantTunis',
    'Jobs',
    'Dashboard',
    'Interviews',
    'Pricing',
    'Account',
    'Create a job offer',
    'Use the light theme',
    'Use the dark theme',
    'Keyboard shortcuts',
    'Logout',
  ])
  expect(active()).toBe('Sales ManagerTunis')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Sales ManagerTunis')
})

test('arrows move around the end, Enter opens, and the palette is gone', async () => {
  const router = await open('/Settings')
  await press('ArrowUp')
  expect(active()).toBe('Logout')
  await press('ArrowDown')
  await press('ArrowDown')
  expect(active()).toBe('Développeur webTunis')
  await press('Enter')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/Jobs/${idOf(2)}`))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('jobs and candidates are searched on the server, pages and actions here', async () => {
  const router = await open()
  type('Sa')
  await screen.findByRole('option', { name: /Sana Trabelsi/ })
  await waitFor(() =>
    expect(options()).toEqual([
      'Sales ManagerTunis',
      'Sales AssistantClosed',
      'Sana TrabelsiDéveloppeur web',
    ]),
  )
  expect(api.askedOf(listJobsEndpoint)).toEqual(['/api/jobs?search=Sa&page=0&size=6'])
  await press('ArrowUp')
  await press('Enter')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/Dashboard/${idOf(2)}/${idOf(5)}`))
})

test('actions are found without regard to case, and done', async () => {
  const router = await open()
  type('CREATE')
  await waitFor(() => expect(options()).toEqual(['Create a job offer']))
  await press('Enter')
  await waitFor(() => expect(router.state.location.pathname).toBe('/CreateJob'))
})

test('one can log out from it', async () => {
  api.on(logOutEndpoint, () => undefined)
  await open()
  type('log')
  await waitFor(() => expect(options()).toEqual(['Logout']))
  await press('Enter')
  await waitFor(() => expect(currentSession().authenticated).toBe(false))
})

test('the theme is chosen from it', async () => {
  await open()
  type('dark')
  await waitFor(() => expect(options()).toEqual(['Use the dark theme']))
  fireEvent.click(screen.getByRole('option'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  localStorage.clear()
  delete document.documentElement.dataset.theme
})

test('nothing found is said, with the words; the number of results only to screen readers', async () => {
  await open()
  const says = () => within(screen.getByRole('dialog')).getByRole('status')
  await waitFor(() => expect(says().textContent).toBe('13 results'))
  expect(says().className).toBe('sr-only')
  type('zzz')
  await waitFor(() => expect(says().textContent).toBe('Nothing found for “zzz”.'))
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('without an answer pages and actions still work, and it says so', async () => {
  api.on(searchCandidatesEndpoint, () => {
    throw new FakeFailure()
  })
  await open()
  type('Acc')
  await waitFor(() =>
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(
      'could not be searched',
    ),
  )
  expect(options()).toContain('Account')
})

test('Ctrl-K closes it again', async () => {
  await open()
  fireEvent.keyDown(box(), { key: 'k', ctrlKey: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the job switcher finds jobs only and stays on the page of the dashboard', async () => {
  const { router } = await openApp('/Dashboard')
  fireEvent.keyDown(document.body, { key: 'g' })
  fireEvent.keyDown(document.body, { key: 's' })
  await screen.findByRole('dialog', { name: 'Switch job…' })
  await waitFor(() => expect(options()).toHaveLength(3))
  type('Acc')
  await waitFor(() => expect(options()).toEqual(['AccountantTunis']))
  expect(api.askedOf(searchCandidatesEndpoint)).toEqual([])
  await press('Enter')
  await waitFor(() => expect(router.state.location.search).toBe(`?job=${idOf(3)}`))
  expect(router.state.location.pathname).toBe('/Dashboard')
})
