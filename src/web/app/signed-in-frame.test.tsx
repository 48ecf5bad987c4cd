// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { JobId, UserId } from '#contract/ids.ts'
import { logOutEndpoint } from '#features/accounts/contract/account.ts'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { getSettingsEndpoint } from '#features/company/contract/settings.ts'
import { settingsKey } from '#features/company/web/use-settings.ts'
import { listInvitationsEndpoint } from '#features/invitations/contract/invitations.ts'
import { type JobSummary, listCompanyJobsEndpoint } from '#features/jobs/contract/jobs.ts'
import { aJobSummary, idOf } from '#testing/builders/a-listed-job.ts'
import { aShownInvitation } from '#testing/builders/a-shown-invitation.ts'
import { someSettings } from '#testing/builders/some-settings.ts'
import { toasts } from '#testing/drive-page.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { openApp } from '#testing/open-app.tsx'
import { standInDialog } from '#testing/stand-in-dialog.ts'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'

const signIn = (
  role?: 'ADMIN' | 'RECRUITER' | 'VIEWER',
  onBoardingStatus: 'PENDING' | 'COMPLETED' = 'COMPLETED',
) => login({ accessToken: 't', userId: 'u', onBoardingStatus, ...(role ? { role } : {}) })

let api: ReturnType<typeof fakeApi>
// Loaded lazily by the frame, which takes longer here than a page may.
beforeAll(async () => {
  standInDialog()
  await Promise.all([import('./shortcuts-sheet.tsx'), import('./command-palette.tsx')])
}, 30_000)
beforeEach(() => {
  api = fakeApi()
  answerSettings()
  answerJobs([])
  api.on(listInvitationsEndpoint, () => [])
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function answerSettings(changes: Parameters<typeof someSettings>[0] = {}): void {
  api.on(getSettingsEndpoint, () => someSettings({ userId: 'u' as UserId, ...changes }))
}

/** As many open jobs, each with so many candidates to decide. */
function answerJobs(waiting: readonly number[]): void {
  const jobs = waiting.map((numToDecide, at) => ({
    job: aJobSummary({ id: idOf(at + 1) as JobId, title: `Job ${at + 1}` }) as JobSummary,
    numCandidates: numToDecide + 2,
    numToDecide,
    funnel: { completed: 0, invited: 0, hired: 0 },
  }))
  const totals = { found: jobs.length, totalJobs: jobs.length, totalCandidates: 9, last: true }
  api.on(listCompanyJobsEndpoint, () => ({ jobs, ...totals }))
}

const links = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const main = () => screen.getByRole('navigation', { name: 'Main' })
const toggle = () => screen.getByRole('button', { name: /^(Open|Close) menu$/ })
const expanded = () => toggle().getAttribute('aria-expanded')
const keys = (...pressed: string[]) => {
  for (const key of pressed) fireEvent.keyDown(document.body, { key })
}

test('§1.2-9 navigation, signed in: Jobs, Dashboard, Interviews, Pricing, Account in this order, and Logout', async () => {
  signIn()
  await openApp('/Jobs')
  expect(links(main())).toEqual([
    'Jobs /Jobs',
    'Dashboard /Dashboard',
    'Interviews /Interviews',
    'Pricing /Pricing',
    'Account /Settings',
  ])
  expect(within(main()).getByRole('link', { current: 'page' }).textContent).toBe('Jobs')
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Mindhire, home' }).getAttribute('href')).toBe('/')
})

test('nothing of the public frame is around the pages of the signed-in; the legal pages are', async () => {
  signIn()
  await openApp('/Dashboard')
  expect(screen.queryByRole('navigation', { name: 'Footer' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Features' })).toBeNull()
  expect(links(screen.getByRole('navigation', { name: 'Legal' }))).toEqual([
    'Accessibility /Accessibility',
    'Privacy Policy /Privacy',
    'Terms of Use /Privacy#terms',
    'Cookie Policy /Privacy#cookies',
  ])
})

test('with BILLING=off there is no Pricing', async () => {
  signIn()
  await openApp('/Jobs', { billing: 'off' })
  expect(within(main()).queryByRole('link', { name: 'Pricing' })).toBeNull()
})

test('before the company profile is finished there is nothing to go to, but Logout', async () => {
  answerSettings({ onBoardingStatus: 'PENDING' })
  signIn('ADMIN', 'PENDING')
  await openApp('/OnBoarding')
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  keys('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined()
  expect(api.askedOf(listCompanyJobsEndpoint)).toEqual([])
})

test('the dashboard says how many candidates wait for a decision, each job its own', async () => {
  answerJobs([3, 0, 4])
  signIn()
  await openApp('/Jobs')
  expect((await within(main()).findByRole('link', { name: /^Dashboard/ })).textContent).toContain('Dashboard')
  await screen.findByText('7 candidates wait for a decision')
  const jobs = screen.getByRole('navigation', { name: 'Open jobs' })
  expect(links(jobs)).toEqual([
    `Job 133 candidates wait for a decision /Jobs/${idOf(1)}`,
    `Job 2 /Jobs/${idOf(2)}`,
    `Job 344 candidates wait for a decision /Jobs/${idOf(3)}`,
  ])
})

test('the interviews say how many of them have no outcome yet', async () => {
  api.on(listInvitationsEndpoint, (_, { searchParams }) =>
    searchParams.get('only') === 'awaits-outcome' ? [aShownInvitation(), aShownInvitation()] : [],
  )
  signIn()
  await openApp('/Jobs')
  await screen.findByText('2 interviews have no outcome yet')
})

test('six jobs are listed, the current one always among them; the others are found by the switcher', async () => {
  answerJobs(Array.from({ length: 9 }, () => 0))
  signIn()
  const { router } = await openApp('/Jobs')
  const jobs = await screen.findByRole('navigation', { name: 'Open jobs' })
  expect(links(jobs).map((link) => link.slice(0, 5))).toEqual([
    'Job 1',
    'Job 2',
    'Job 3',
    'Job 4',
    'Job 5',
    'Job 6',
  ])
  await act(() => router.navigate(`/Jobs/${idOf(9)}?tab=share`))
  expect(within(jobs).getByRole('link', { current: true }).textContent).toBe('Job 9')
  expect(links(jobs)).toHaveLength(6)
  fireEvent.click(within(jobs).getByRole('button', { name: 'Switch job…' }))
  expect(await screen.findByRole('dialog', { name: 'Switch job…' })).toBeDefined()
})

test('another job opens on the same page and tab', async () => {
  answerJobs([0, 0])
  signIn()
  const { router } = await openApp(`/Jobs/${idOf(1)}?tab=share`)
  const second = () => screen.findByRole('link', { name: 'Job 2' })
  expect((await second()).getAttribute('href')).toBe(`/Jobs/${idOf(2)}?tab=share`)
  await act(() => router.navigate(`/Dashboard/${idOf(1)}/${idOf(3)}`))
  expect((await second()).getAttribute('href')).toBe(`/Dashboard?job=${idOf(2)}`)
  // The dashboard has a list of its own.
  await act(() => router.navigate('/Dashboard'))
  expect(screen.queryByRole('navigation', { name: 'Open jobs' })).toBeNull()
})

test('§1.2-8 one mobile menu is opened and closed with its toggle, by Esc, and by going somewhere', async () => {
  signIn()
  const { router } = await openApp('/Jobs')
  expect(expanded()).toBe('false')
  fireEvent.click(toggle())
  expect(expanded()).toBe('true')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(expanded()).toBe('false')
  expect(document.activeElement).toBe(toggle())
  fireEvent.click(toggle())
  fireEvent.click(within(main()).getByRole('link', { name: 'Jobs' }))
  expect(expanded()).toBe('false')
  fireEvent.click(toggle())
  await act(() => router.navigate('/Dashboard'))
  await screen.findByText('at /Dashboard')
  expect(expanded()).toBe('false')
})

test('§1.2-5 every route change scrolls to the top', async () => {
  signIn()
  const { router } = await openApp('/Jobs')
  expect(window.scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/Dashboard'))
  await screen.findByText('at /Dashboard')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('§1.4-4 Logout ends the session on the server and here', async () => {
  api.on(logOutEndpoint, () => undefined)
  signIn('ADMIN')
  await openApp('/Jobs')
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByText('at /Login')
  expect(currentSession()).toMatchObject({ token: null, authenticated: false, role: null })
  expect(api.askedOf(logOutEndpoint)).toHaveLength(1)
})

test('keys go to the pages, but not while one types', async () => {
  signIn('ADMIN')
  const { router } = await openApp('/Settings')
  const isAt = (path: string) => waitFor(() => expect(router.state.location.pathname).toBe(path))
  keys('g', 'd')
  await isAt('/Dashboard')
  keys('g', 'j')
  await isAt('/Jobs')
  keys('c')
  await isAt('/CreateJob')
  const field = document.body.appendChild(document.createElement('input'))
  fireEvent.keyDown(field, { key: 'g' })
  fireEvent.keyDown(field, { key: 'd' })
  field.remove()
  await isAt('/CreateJob')
})

test('a VIEWER has no key that creates a job', async () => {
  answerSettings({ role: 'VIEWER' })
  signIn('VIEWER')
  const { router } = await openApp('/Jobs')
  keys('c')
  expect(router.state.location.pathname).toBe('/Jobs')
})

test('the shortcuts sheet opens by ? and switches keys of single letters off, the palette stays', async () => {
  signIn('ADMIN')
  const { router } = await openApp('/Jobs')
  keys('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(sheet).getByText('Go to the dashboard')).toBeDefined()
  const box = within(sheet).getByRole('checkbox', { name: /^Shortcuts of single letters/ })
  fireEvent.click(box)
  expect(within(sheet).queryByText('Go to the dashboard')).toBeNull()
  fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }))
  keys('g', 'd')
  expect(router.state.location.pathname).toBe('/Jobs')
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeDefined()
})

test('a session without a role learns it from the settings, in silence', async () => {
  signIn()
  await openApp('/Jobs')
  await waitFor(() => expect(currentSession().role).toBe('ADMIN'))
  expect(toasts()).toEqual([])
})

test('a changed role updates the session and is announced', async () => {
  signIn('ADMIN')
  const { queries } = await openApp('/Jobs')
  answerSettings({ role: 'VIEWER' })
  await act(() => queries.invalidateQueries({ queryKey: settingsKey }))
  await waitFor(() => expect(currentSession().role).toBe('VIEWER'))
  expect(toasts()).toEqual([{ tone: 'info', message: 'Your role is now Viewer.' }])
})

test('the settings of the user before are not taken for those of this one', async () => {
  answerSettings({ userId: 'somebody' as UserId, role: 'VIEWER' })
  signIn('ADMIN')
  const { queries } = await openApp('/Jobs')
  await waitFor(() => expect(queries.getQueryData(settingsKey)).toBeDefined())
  // Query results are published in a task of their own.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(currentSession().role).toBe('ADMIN')
})

test.each([
  ['ADMIN', true],
  ['RECRUITER', false],
] as const)('a pending deletion is shown on every page; a %s can undo it: %s', async (role, can) => {
  answerSettings({ role, deleteAt: '2026-11-28T12:00:00.000Z' })
  signIn(role)
  await openApp('/Jobs')
  const banner = await screen.findByRole('complementary')
  expect(banner.textContent).toContain('28')
  expect(within(banner).queryByRole('link') !== null).toBe(can)
})

test('a company that stays has nothing over its pages', async () => {
  signIn('ADMIN')
  const { queries } = await openApp('/Jobs')
  await waitFor(() => expect(queries.getQueryData(settingsKey)).toBeDefined())
  expect(screen.queryByRole('complementary')).toBeNull()
})
