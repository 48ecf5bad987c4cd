// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { logout } from '#features/accounts/web/use-session.ts'
import { answering } from '#testing/drive-page.ts'
import { openApp } from '#testing/open-app.tsx'
import { openLanguage } from '#ui/texts/spoken-language.ts'
import { loadAppTexts } from './app-speech.ts'

beforeEach(() => {
  answering('unreachable')
})
afterEach(() => {
  cleanup()
  logout()
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
  const { router } = await openApp('/Login')
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
  await act(() => router.navigate('/Signup'))
  await screen.findByText('at /Signup')
  expect(expanded()).toBe('false')
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
    'English ?lang=en',
    'Français ?lang=fr',
    'العربية ?lang=ar',
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
    'Help /Help',
    'Accessibility /Accessibility',
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

test('a visitor’s page asks for no settings', async () => {
  const asked = answering('unreachable')
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

test('pages of visitors speak the language that was chosen', async () => {
  localStorage.setItem('language', 'fr')
  await openLanguage(loadAppTexts)
  await openApp('/Login')
  expect(screen.getByRole('link', { name: 'Se connecter' })).toBeDefined()
  localStorage.removeItem('language')
  await openLanguage(loadAppTexts)
})
