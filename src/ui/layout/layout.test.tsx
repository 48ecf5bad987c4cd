// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu } from '../components/menu.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageShell } from './page-shell.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('§1.2-5 a change of route scrolls to the top and moves the focus to the page; the first does not', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const element = (
    <PageShell>
      <ScrollToTop />
      <Outlet />
    </PageShell>
  )
  const router = createMemoryRouter([{ element, children: [{ path: '*', element: 'page' }] }])
  render(<RouterProvider router={router} />)
  expect(scroll).not.toHaveBeenCalled()
  await act(() => router.navigate('/other'))
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a part that fails offers to try again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const Part = () => {
    if (fails) throw new Error('broken')
    return <p>well</p>
  }
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong here')
  fails = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('well')).toBeTruthy()
})

test('the menu closes by Esc with the focus back, and when a link is followed', () => {
  render(
    <Menu>
      <a href="#jobs">Jobs</a>
    </Menu>,
  )
  const toggle = () => screen.getByRole('button')
  fireEvent.click(toggle())
  expect(toggle().getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(toggle())
  fireEvent.click(toggle())
  fireEvent.click(screen.getByText('Jobs'))
  expect(toggle().getAttribute('aria-expanded')).toBe('false')
})
