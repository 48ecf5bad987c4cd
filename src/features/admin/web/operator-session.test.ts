// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { currentSession, login, logout } from '#features/accounts/web/use-session.ts'
import { currentOperator, forgetOperator, logInHere } from './operator-session.ts'

afterEach(() => {
  forgetOperator()
  logout()
  vi.resetModules()
})

test('an operator and an employer are signed in beside each other, and out by themselves', () => {
  login({ accessToken: 'of the employer', userId: 'u', onBoardingStatus: 'COMPLETED' })
  logInHere({ accessToken: 'of the operator', email: 'op@host.example' })
  expect(currentOperator()).toEqual({ token: 'of the operator', email: 'op@host.example' })
  expect(currentSession().token).toBe('of the employer')
  forgetOperator()
  expect(currentOperator()).toBeNull()
  expect(currentSession().token).toBe('of the employer')
  logInHere({ accessToken: 'again', email: 'op@host.example' })
  logout()
  expect(currentOperator()?.token).toBe('again')
})

test('a session outlasts the page', async () => {
  logInHere({ accessToken: 't', email: 'op@host.example' })
  vi.resetModules()
  const fresh = await import('./operator-session.ts')
  expect(fresh.currentOperator()).toEqual({ token: 't', email: 'op@host.example' })
})

test.each(['', '{', '7', '{"token":7}', '{"token":""}'])('what is kept may be anything: %s', async (kept) => {
  localStorage.setItem('operator-session', kept)
  vi.resetModules()
  const fresh = await import('./operator-session.ts')
  expect(fresh.currentOperator()).toBeNull()
})
