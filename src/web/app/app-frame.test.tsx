// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/endpoint.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { settingsKey } from '#features/company/web/use-settings.ts'
import { answering, toasts } from '#testing/drive-page.ts'
import { openApp } from '#testing/open-app.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { appPages } from '../pages.ts'

const signIn = (role?: Role) =>
  login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED', ...(role ? { role } : {}) })
const settings = (changes: object = {}) => ({
  status: 200,
  body: { userId: 'u', role: 'ADMIN', onBoardingStatus: 'COMPLETED', deleteAt: null, ...changes },
})

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

test('§2 header: the logo links to /, and one mobile menu is opened and closed with its toggle', async () => {
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

test('§2 header, signed in: Jobs, Dashboard, Interviews, Pricing, Account in this order, and Logout', async () => {
  signIn()
  await openApp('/Jobs')
  const wanted = [
    ['Jobs', '/Jobs'],
    ['Dashboard', '/Dashboard'],
    ['Interviews', '/Interviews'],
    ['Pricing', '/Pricing'],
    ['Account', '/Settings'],
  ] as const
  const paths: readonly string[] = appPages.map(({ path }) => path)
  const standing = wanted.filter(([, path]) => paths.includes(path)).map(([name, path]) => `${name} ${path}`)
  expect(standing).toContain('Jobs /Jobs')
  expect(standing).toContain('Dashboard /Dashboard')
  expect(linksOf(header())).toEqual(standing)
  expect(within(header()).getByRole('button', { name: 'Logout', hidden: true })).toBeDefined()
})

test('§2 header, signed out: three anchors, About, Contact and Get Started to /Signup', async () => {
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

test('§2 footer: its links, the three parts of the legal page, social links and the webring', async () => {
  const elsewhere: Partial<SiteConfig> = {
    socialLinks: ['https://www.linkedin.com/company/mindhire'],
    webringUrl: 'https://webring.example/next',
  }
  await openApp('/Login', elsewhere)
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

test('§2 a header and a footer stand on every page of the application, the unknown one included', async () => {
  for (const address of ['/Login', '/Signup', '/verify', '/forgot-password', '/nothing']) {
    await openApp(address)
    expect(header()).toBeDefined()
    expect(footer()).toBeDefined()
    cleanup()
  }
})

test('§2 every route change scrolls to the top', async () => {
  signIn()
  const { router } = await openApp('/Jobs')
  expect(window.scrollTo).not.toHaveBeenCalled()
  await act(() => router.navigate('/Dashboard'))
  await screen.findByText('at /Dashboard')
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('§2 the toast area stands at the top right', async () => {
  await openApp('/Login')
  const area = screen.getByRole('region', { name: 'Notifications' })
  for (const name of ['fixed', 'top-4', 'sm:end-4', 'sm:start-auto'])
    expect(area.classList.contains(name)).toBe(true)
})

test('§2 Logout ends the session on the server and here', async () => {
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
  await vi.waitFor(() => expect(currentSession().role).toBe('ADMIN'))
  expect(toasts()).toEqual([])
})

test('a role that somebody changed is learned and said', async () => {
  signIn('ADMIN')
  const { queries } = await openApp('/Jobs')
  answering(settings({ role: 'VIEWER' }))
  await act(() => queries.invalidateQueries({ queryKey: settingsKey }))
  await vi.waitFor(() => expect(currentSession().role).toBe('VIEWER'))
  expect(toasts()).toEqual([{ tone: 'info', message: 'Your role is VIEWER now.' }])
})

test('the settings of the user before are not taken for those of this one', async () => {
  answering(settings({ userId: 'somebody', role: 'VIEWER' }))
  signIn('ADMIN')
  const { queries } = await openApp('/Jobs')
  await vi.waitFor(() => expect(queries.getQueryData(settingsKey)).toBeDefined())
  // What was answered is shown, and what follows from it done.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(currentSession().role).toBe('ADMIN')
})

test.each([
  ['ADMIN', true],
  ['RECRUITER', false],
] as const)('the end of the company stands over every page; a %s can call it off: %s', async (role, can) => {
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
  await vi.waitFor(() => expect(queries.getQueryData(settingsKey)).toBeDefined())
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a visitor’s page asks for no settings', async () => {
  const asked = answering(settings())
  await openApp('/Login')
  expect(asked).toEqual([])
})

test('without a connection the frame says so until there is one again', async () => {
  await openApp('/Login')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(screen.getByText('You are offline')).toBeDefined()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByText('You are offline')).toBeNull()
})

test.each(['/login', '/signin', '/Signup', '/forgot-password', '/verify'])(
  'the tab of %s has the title of its page, however one came there',
  async (address) => {
    const { router } = await openApp(address)
    const { pathname } = router.state.location
    const title = appPages.find(({ path }) => path.toLowerCase() === pathname.toLowerCase())?.title
    expect(document.title).toBe(`${title} · Mindhire`)
  },
)
