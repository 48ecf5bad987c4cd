// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { settingsKey } from '#features/company/web/use-settings.ts'
import { answering, toasts } from '#testing/drive-page.ts'
import { openApp } from '#testing/open-app.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'

const signIn = (role?: Role) =>
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', ...(role ? { role } : {}) })
const settings = (changes: object = {}) => ({
  status: 200,
  body: { userId: 'u', role: 'ADMIN', onBoardingStatus: 'COMPLETED', deleteAt: null, ...changes },
})

// Loaded lazily by the frame, which takes longer here than a page may.
beforeAll(() => import('./user-sync.tsx'), 30_000)
beforeEach(() => {
  answering(settings())
})
afterEach(() => {
  cleanup()
  logout()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Names and addresses of the links in a part of the page. */
const linksOf = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link', { hidden: true })
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const header = () => screen.getByRole('navigation', { name: 'Main' })
const footer = () => screen.getByRole('navigation', { name: 'Footer' })

test('§1.2-8 header: the logo links to /, and one mobile menu is opened and closed with its toggle', async () => {
  signIn()
  const { router } = await openApp('/Jobs')
  expect(screen.getByRole('link', { name: 'Mindhire, home' }).getAttribute('href')).toBe('/')
  const toggle = () => within(header()).getByRole('button', { name: /menu$/ })
  const expanded = () => toggle().getAttribute('aria-expanded')
  expect(expanded()).toBe('false')
  fireEvent.click(toggle())
  expect(expanded()).toBe('true')
  expect(toggle().getAttribute('aria-label')).toBe('Close menu')
  fireEvent.click(toggle())
  expect(expanded()).toBe('false')
  fireEvent.click(toggle())
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(expanded()).toBe('false')
  fireEvent.click(toggle())
  await act(() => router.navigate('/Dashboard'))
  await screen.findByText('at /Dashboard')
  expect(expanded()).toBe('false')
})

// Without its line of the specification until there is an Interviews page.
test('header, signed in: Jobs, Dashboard, Pricing, Account in this order, and Logout', async () => {
  signIn()
  await openApp('/Jobs')
  expect(linksOf(header())).toEqual([
    'Jobs /Jobs',
    'Dashboard /Dashboard',
    'Pricing /Pricing',
    'Account /Settings',
  ])
  expect(within(header()).getByRole('button', { name: 'Logout', hidden: true })).toBeDefined()
})

test('§1.2-10 header, signed out: three anchors, About, Contact and Get Started to /Signup', async () => {
  await openApp('/Login')
  const links = linksOf(header())
  expect(links).toEqual([
    'Features /#features',
    'How it works /#how-it-works',
    'Pricing /#pricing',
    'About /About',
    'Contact /Contact',
    'Log in /Login',
    'Get Started /Signup',
  ])
  expect(within(header()).queryByRole('button', { name: 'Logout', hidden: true })).toBeNull()
})

test('§1.2-11 footer: its links, the three parts of the legal page, social links and the webring', async () => {
  const otherSites: Partial<SiteConfig> = {
    socialLinks: ['https://www.linkedin.com/company/mindhire'],
    webringUrl: 'https://webring.example/next',
  }
  await openApp('/Login', otherSites)
  expect(linksOf(footer())).toEqual([
    'Features /#features',
    'How it works /#how-it-works',
    'Pricing /#pricing',
    'About /About',
    'Contact /Contact',
    'Privacy Policy /Privacy',
    'Terms of Use /Privacy#terms',
    'Cookie Policy /Privacy#cookies',
    'linkedin.com https://www.linkedin.com/company/mindhire',
    'Webring https://webring.example/next',
  ])
})

test('§1.2-7 every page of the application has a header and a footer, the unknown one included', async () => {
  for (const address of ['/Login', '/Signup', '/verify', '/forgot-password', '/nothing']) {
    await openApp(address)
    expect(header()).toBeDefined()
    expect(footer()).toBeDefined()
    cleanup()
  }
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
  const asked = answering({ status: 200, body: {} })
  signIn('ADMIN')
  await openApp('/Jobs')
  fireEvent.click(within(header()).getByRole('button', { name: 'Logout', hidden: true }))
  await screen.findByText('at /Login')
  expect(currentSession()).toMatchObject({ token: null, authenticated: false, role: null })
  expect(asked).toContainEqual({ method: 'POST', path: '/api/auth/logout', body: undefined })
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
  answering(settings({ role: 'VIEWER' }))
  await act(() => queries.invalidateQueries({ queryKey: settingsKey }))
  await waitFor(() => expect(currentSession().role).toBe('VIEWER'))
  expect(toasts()).toEqual([{ tone: 'info', message: 'Your role is now VIEWER.' }])
})

test('the settings of the user before are not taken for those of this one', async () => {
  answering(settings({ userId: 'somebody', role: 'VIEWER' }))
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
  answering(settings({ role, deleteAt: '2026-11-28T12:00:00.000Z' }))
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

test('a visitor’s page asks for no settings', async () => {
  const asked = answering(settings())
  await openApp('/Login')
  expect(asked).toEqual([])
})

test('the frame shows a notice while there is no connection', async () => {
  await openApp('/Login')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(screen.getByText('You are offline')).toBeDefined()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByText('You are offline')).toBeNull()
})

test.each([
  ['/login', 'Log in · Mindhire'],
  ['/signin', 'Log in · Mindhire'],
  ['/Signup', 'Create Account · Mindhire'],
  ['/forgot-password', 'Forgot your password? · Mindhire'],
  ['/verify', 'Email verification · Mindhire'],
])('the tab of %s is titled %s', async (address, title) => {
  await openApp(address)
  expect(document.title).toBe(title)
})
