// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { currentSession, login, logout, setOnBoardingStatus, setRole, useSession } from './use-session.ts'

const answer = {
  accessToken: 'token-1',
  userId: 'user-1',
  onBoardingStatus: 'PENDING' as const,
  role: 'RECRUITER' as const,
}

afterEach(() => {
  logout()
  cleanup()
})

/** The session as a page finds it that has just been loaded. */
async function onLoad() {
  vi.resetModules()
  return (await import('./use-session.ts')).currentSession()
}

test('§1.4-3 login success stores token, userId and onboarding status and authenticates', () => {
  const { result } = renderHook(useSession)
  expect(result.current.authenticated).toBe(false)
  act(() => login(answer))
  expect(result.current).toEqual({
    token: 'token-1',
    authenticated: true,
    userId: 'user-1',
    onBoardingStatus: 'PENDING',
    role: 'RECRUITER',
    demo: null,
  })
  const stored = { token: 'token-1', userId: 'user-1', onBoardingStatus: 'PENDING', role: 'RECRUITER' }
  expect({ ...localStorage }).toEqual(stored)
})

test('§1.4-1 on load the stored token, userId and onboarding status are read', async () => {
  expect(await onLoad()).toMatchObject({ token: null, authenticated: false })
  login(answer)
  expect(await onLoad()).toEqual({
    token: 'token-1',
    authenticated: true,
    userId: 'user-1',
    onBoardingStatus: 'PENDING',
    role: 'RECRUITER',
    demo: null,
  })
})

test('a session that was stored without a role is a session; its role is learned later and kept', async () => {
  localStorage.setItem('token', 'token-0')
  localStorage.setItem('userId', 'user-0')
  localStorage.setItem('onBoardingStatus', 'COMPLETED')
  expect(await onLoad()).toMatchObject({ authenticated: true, onBoardingStatus: 'COMPLETED', role: null })
  login({ accessToken: 'token-1', userId: 'user-1', onBoardingStatus: 'COMPLETED' })
  expect(localStorage.getItem('role')).toBeNull()
  setRole('VIEWER')
  expect(currentSession().role).toBe('VIEWER')
  expect(localStorage.getItem('role')).toBe('VIEWER')
})

test('§1.4-4 logout clears what is stored; finishing onboarding sets COMPLETED for the session', () => {
  login(answer)
  setOnBoardingStatus('COMPLETED')
  expect(localStorage.getItem('onBoardingStatus')).toBe('COMPLETED')
  logout()
  expect(localStorage.length).toBe(0)
  setOnBoardingStatus('COMPLETED')
  setRole('ADMIN')
  expect(localStorage.length).toBe(0)
})

test('what another tab does is followed', () => {
  const { result } = renderHook(useSession)
  act(() => {
    localStorage.setItem('token', 'token-2')
    localStorage.setItem('onBoardingStatus', 'nonsense')
    localStorage.setItem('role', 'KING')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  })
  expect(result.current).toEqual({
    token: 'token-2',
    authenticated: true,
    userId: null,
    onBoardingStatus: null,
    role: null,
    demo: null,
  })
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(result.current.authenticated).toBe(false)
  expect(currentSession().token).toBeNull()
})

test('HTML made on the server knows nobody', () => {
  login(answer)
  const Name = () => <b>{useSession().userId ?? 'nobody'}</b>
  expect(renderToString(<Name />)).toBe('<b>nobody</b>')
})
