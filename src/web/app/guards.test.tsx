// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchPage } from '#contract/match-page.ts'
import { login, logout, setOnBoardingStatus } from '#features/accounts/web/use-session.ts'
import { answering } from '#testing/drive-page.ts'
import { openApp } from '#testing/open-app.tsx'
import { appPages } from '../pages.ts'
import { servedPages } from '../served-pages.ts'
import { rememberedPage } from './origin.ts'

const signIn = (onBoardingStatus: 'PENDING' | 'COMPLETED') =>
  login({ accessToken: 't', userId: 'u', onBoardingStatus })
const isAt = (address: string) => screen.findByText(`at ${address}`)

beforeEach(() => {
  answering('unreachable')
})
afterEach(() => {
  cleanup()
  logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(['/login', '/LOGIN', '/Login/', '/signin', '/SignIn/', '/signin?x=1#y'])(
  '§1.2-4 %s is the login page for a visitor',
  async (address) => {
    const { router } = await openApp(address)
    const { pathname, search, hash } = router.state.location
    expect(matchPage(appPages, pathname)?.page.path).toBe('/Login')
    expect(search + hash).toBe(address.includes('?') ? '?x=1#y' : '')
  },
)

test.each([
  ['/signup', '/Signup'],
  ['/login', '/Login'],
  ['/signin', '/Login'],
  ['/jobs', '/Jobs'],
  ['/contact', '/Contact'],
  ['/onBoarding', '/OnBoarding'],
  ['/privacy', '/Privacy'],
  ['/VERIFY/', '/verify'],
  ['/Forgot-Password', '/forgot-password'],
  ['/RESET-password/', '/reset-password'],
  ['/dashboard/', '/Dashboard'],
  ['/createjob', '/CreateJob'],
])('§1.2-4 other spellings: %s is %s', (spelling, path) => {
  expect(matchPage(servedPages, spelling)?.page.path).toBe(path)
})

const guarded = (guard: string) => appPages.filter((page) => page.guard === guard).map(({ path }) => path)

test.each(guarded('signed-in'))(
  '§1.2-1 a visitor opening %s goes to /Login; the origin is remembered with query and hash, and returned to',
  async (path) => {
    const { router } = await openApp(`${path}?page=2#top`)
    await isAt('/Login')
    expect(router.state.location.state).toEqual({ from: `${path}?page=2#top` })
    act(() => signIn('COMPLETED'))
    await isAt(`${path}?page=2#top`)
  },
)

test.each(guarded('visitor'))('§1.2-3 visitor-only %s sends a signed-in user to /Dashboard', async (path) => {
  signIn('COMPLETED')
  await openApp(path)
  await isAt('/Dashboard')
})

test('§1.2-3 a visitor-only page sends a signed-in user to the remembered origin', async () => {
  signIn('COMPLETED')
  const { router } = await openApp('/Dashboard')
  await act(() => router.navigate('/signin', { state: { from: '/Jobs?q=a' } }))
  await isAt('/Jobs?q=a')
})

test.each(guarded('signed-in').filter((path) => path !== '/OnBoarding'))(
  '§1.2-2 PENDING forces %s to /OnBoarding; COMPLETED allows it',
  async (path) => {
    signIn('PENDING')
    const { router } = await openApp(path)
    await isAt('/OnBoarding')
    act(() => setOnBoardingStatus('COMPLETED'))
    await act(() => router.navigate(path))
    await isAt(path)
  },
)

test('a login with PENDING goes to /OnBoarding, whatever was remembered', async () => {
  await openApp('/jobs')
  await isAt('/Login')
  act(() => signIn('PENDING'))
  await isAt('/OnBoarding')
})

test('ending the session in another tab leads to the login page', async () => {
  signIn('COMPLETED')
  await openApp('/Jobs')
  act(() => logout())
  await isAt('/Login')
})

test('a new address is confirmed by the signed-in too', async () => {
  signIn('COMPLETED')
  await openApp('/verify?change=token')
  await isAt('/verify?change=token')
})

test('§1.2-36 an unknown address says so', async () => {
  await openApp('/nothing')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test.each([
  ['/Jobs?page=2#x', '/Jobs?page=2#x'],
  ['/jobs/', '/jobs/'],
  ['https://evil.example/Jobs', null],
  ['//evil.example/Jobs', null],
  ['/\\evil.example/Jobs', null],
  ['/\t/evil.example/Jobs', null],
  ['http://localhost/Jobs', null],
  ['javascript:alert(1)', null],
  ['/Login', null],
  ['/About', null],
  ['/nothing', null],
  [7, null],
])('§1.2-1 same site and route table only: the remembered address %s leads to %s', (from, expected) => {
  expect(rememberedPage(appPages, { from }, 'http://localhost')).toBe(expected)
})
