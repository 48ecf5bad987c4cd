// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { SiteConfig } from '#contract/site-config.ts'
import { login, logout, setOnBoardingStatus } from '#features/accounts/web/use-session.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import type { AppPage } from '../pages.ts'
import { rememberedPage } from './origin.ts'
import { routesOf } from './routes.tsx'

const config: SiteConfig = {
  brand: 'Mindhire',
  publicUrl: 'http://localhost',
  contactEmail: 'hello@mindhire.example',
  contactWhatsapp: '',
  contactPhone: '',
  socialLinks: [],
  webringUrl: null,
  billing: 'manual',
  freeOffer: 'starter',
  interviewLinkDays: 14,
  retentionMonths: 24,
}
const pages: AppPage[] = [
  { path: '/Login', aliases: ['/signin', '/login'], module: 'a', title: 'Log in', guard: 'visitor' },
  { path: '/OnBoarding', module: 'b', title: 'Onboarding', guard: 'signed-in' },
  { path: '/Jobs', module: 'c', title: 'Jobs', guard: 'signed-in' },
  { path: '/Dashboard', module: 'd', title: 'Dashboard', guard: 'signed-in' },
]

function Where() {
  const { pathname, search } = useLocation()
  return <p>at {pathname + search}</p>
}

const loaders = Object.fromEntries(pages.map(({ path }) => [path, async () => Where]))

async function open(address: string) {
  window.scrollTo = () => {}
  const router = createMemoryRouter(routesOf(pages, loaders), { initialEntries: [address] })
  render(
    <SiteConfigProvider config={config}>
      <RouterProvider router={router} />
    </SiteConfigProvider>,
  )
  await screen.findByText(/^at |^Page not found/)
  return router
}

const signIn = (onBoardingStatus: 'PENDING' | 'COMPLETED') =>
  login({ accessToken: 't', userId: 'u', onBoardingStatus })

afterEach(() => {
  cleanup()
  logout()
})

test.each(['/login', '/LOGIN', '/Login/', '/signin?x=1'])(
  '%s is the login page for a visitor',
  async (address) => {
    await open(address)
    expect(screen.getByText(address.includes('x=1') ? 'at /Login?x=1' : /^at \/login\/?$/i)).toBeTruthy()
  },
)

test('a signed-out visitor logs in first and comes back to where they wanted to go', async () => {
  await open('/jobs?page=2')
  expect(await screen.findByText('at /Login')).toBeTruthy()
  act(() => signIn('COMPLETED'))
  expect(await screen.findByText('at /jobs?page=2')).toBeTruthy()
})

test('a signed-in user leaves the login page for the dashboard', async () => {
  signIn('COMPLETED')
  await open('/signin')
  expect(await screen.findByText('at /Dashboard')).toBeTruthy()
})

test('an unfinished profile comes first', async () => {
  signIn('PENDING')
  const router = await open('/Jobs')
  expect(await screen.findByText('at /OnBoarding')).toBeTruthy()
  act(() => setOnBoardingStatus('COMPLETED'))
  await act(() => router.navigate('/jobs'))
  expect(await screen.findByText('at /jobs')).toBeTruthy()
})

test('ending the session elsewhere leads to the login page', async () => {
  signIn('COMPLETED')
  await open('/Jobs')
  act(() => logout())
  expect(await screen.findByText('at /Login')).toBeTruthy()
})

test('an unknown address says so', async () => {
  await open('/nothing')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test.each([
  ['/Jobs?page=2#x', '/Jobs?page=2#x'],
  ['/jobs/', '/jobs/'],
  ['https://evil.example/Jobs', null],
  ['//evil.example/Jobs', null],
  ['/\\evil.example/Jobs', null],
  ['javascript:alert(1)', null],
  ['/Login', null],
  ['/nothing', null],
  [7, null],
])('the remembered address %s leads to %s', (from, expected) => {
  expect(rememberedPage(pages, { from }, 'http://localhost')).toBe(expected)
})
