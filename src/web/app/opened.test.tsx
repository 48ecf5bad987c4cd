// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logout } from '#features/accounts/web/use-session.ts'
import { siteConfig } from '#testing/show-page.tsx'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { appPages } from '../pages.ts'
import { Pages, routesOf } from './routes.tsx'

beforeEach(logout)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the page before stays until the next has come; one that did not come is fetched again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const signup = vi.fn<() => Promise<() => string>>()
  const loaders = { '/Login': async () => () => 'the login', '/Signup': signup }
  const routes = routesOf(appPages, loaders)
  let go: NavigateFunction = () => undefined
  const Steered = () => {
    go = useNavigate()
    return null
  }
  await act(async () =>
    render(
      <SiteConfigProvider config={siteConfig}>
        <MemoryRouter initialEntries={['/Login']}>
          <Steered />
          <Pages routes={routes} />
        </MemoryRouter>
      </SiteConfigProvider>,
    ),
  )
  const main = () => screen.getByRole('main').textContent
  expect(main()).toContain('the login')

  const coming = Promise.withResolvers<() => string>()
  signup.mockReturnValueOnce(coming.promise)
  await act(async () => go('/Signup'))
  expect(main()).toContain('the login')
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()

  await act(async () => coming.reject(new TypeError('Failed to fetch')))
  expect(main()).toContain('Reload')
  expect(document.querySelector('[aria-busy=true]')).toBeNull()

  signup.mockResolvedValueOnce(() => 'the sign-up')
  await act(async () => go('/Login'))
  expect(main()).toContain('the login')
  await act(async () => go('/Signup'))
  expect(main()).toContain('the sign-up')
})
