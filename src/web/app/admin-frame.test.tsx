// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { translatorOf } from '#contract/texts/translator.ts'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { currentOperator, forgetOperator, logInHere } from '#features/admin/web/operator-session.ts'
import { purchasesKey } from '#features/admin/web/query-keys.ts'
import { answering, toasts } from '#testing/drive-page.ts'
import { openApp } from '#testing/open-app.tsx'
import { dismissToast, shownToasts } from '#ui/components/toast.ts'
import { footerLinks, headerLinks } from '../frame/frame-links.ts'
import { frameTexts } from '../frame/frame-texts.ts'

const waiting = { status: 200, body: { content: [], last: true, toReview: 3, paymentConfigured: true } }
const signedOut = { status: 401, body: { code: 'SIGNED_OUT', message: 'Please log in.' } }
const asOperator = () => logInHere({ accessToken: 'op', email: 'op@host.example' })
const asEmployer = () => login({ accessToken: 't', userId: 'u', onBoardingStatus: 'COMPLETED' })
const isAt = (address: string) => screen.findByText(`at ${address}`)

// Loading the whole console takes longer here than a page may.
beforeAll(() => import('./admin-console.ts'), 30_000)
beforeEach(() => {
  answering(waiting)
})
afterEach(() => {
  cleanup()
  logout()
  forgetOperator()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(['/Admin', '/Admin/companies', '/Admin/mails', '/Admin/tasks', '/Admin/audit'])(
  '%s is for operators: an employer is asked to log in to the console, and comes back',
  async (path) => {
    asEmployer()
    const { router } = await openApp(`${path}?page=2`)
    await isAt('/Admin/login')
    expect(router.state.location.state).toEqual({ from: `${path}?page=2` })
    expect(screen.queryByRole('link', { name: 'Companies' })).toBeNull()
  },
)

test.each(['/Admin/login', '/admin/SETUP?token=t'])('%s is public', async (address) => {
  asEmployer()
  await openApp(address)
  await isAt(address)
})

test('the admin console has a frame of its own: its name, its pages, how much waits, and none of the employers’ links', async () => {
  asOperator()
  asEmployer()
  await openApp('/Admin')
  const nav = within(screen.getByRole('navigation', { name: 'Admin console' }))
  const links = () => nav.getAllByRole('link', { hidden: true }).map((link) => link.textContent)
  await waitFor(() => expect(links()[0]).toBe('Purchases3 to review'))
  expect(links().slice(1)).toEqual(['Companies', 'Mails', 'Tasks', 'Audit log'])
  expect(nav.getByRole('button', { name: 'Log out', hidden: true })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Jobs', hidden: true })).toBeNull()
  expect(screen.queryByRole('navigation', { name: 'Footer' })).toBeNull()
})

test('a session that the server no longer knows ends, says so, and leaves the employer’s alone', async () => {
  asEmployer()
  asOperator()
  answering(signedOut)
  await openApp('/Admin/companies')
  await isAt('/Admin/login')
  expect(currentOperator()).toBeNull()
  expect(currentSession().authenticated).toBe(true)
  expect(toasts()).toEqual([
    { tone: 'info', message: 'Your operator’s session has ended. Please log in again.' },
  ])
})

test('the data of one operator is not kept for the next', async () => {
  asOperator()
  const { queries } = await openApp('/Admin/mails')
  queries.setQueryData([...purchasesKey, 'all'], 'seen')
  act(() => forgetOperator())
  await isAt('/Admin/login')
  expect(queries.getQueryData([...purchasesKey, 'all'])).toBeUndefined()
})

test('no public page and no employer’s header leads to the admin console', () => {
  const t = translatorOf(frameTexts)
  const links = [false, true].flatMap((authenticated) => headerLinks(t, authenticated, { billing: 'manual' }))
  const all = [...links, ...footerLinks(t, { billing: 'manual' })]
  expect(all.filter(({ href }) => /admin|operator/i.test(href))).toEqual([])
})
