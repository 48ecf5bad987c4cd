// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { currentSession, login, logout, setOnBoardingStatus, useSession } from './use-session.ts'

const answer = { accessToken: 'token-1', userId: 'user-1', onBoardingStatus: 'PENDING' as const }

afterEach(() => {
  logout()
  cleanup()
})

test('a login is kept in the browser and seen at once', () => {
  const { result } = renderHook(useSession)
  expect(result.current.authenticated).toBe(false)
  act(() => login(answer))
  expect(result.current).toEqual({
    token: 'token-1',
    authenticated: true,
    userId: 'user-1',
    onBoardingStatus: 'PENDING',
  })
  expect({ ...localStorage }).toEqual({ token: 'token-1', userId: 'user-1', onBoardingStatus: 'PENDING' })
})

test('a finished onboarding is kept; a logout clears everything', () => {
  login(answer)
  setOnBoardingStatus('COMPLETED')
  expect(localStorage.getItem('onBoardingStatus')).toBe('COMPLETED')
  logout()
  expect(localStorage.length).toBe(0)
  setOnBoardingStatus('COMPLETED')
  expect(localStorage.length).toBe(0)
})

test('what another tab does is followed', () => {
  const { result } = renderHook(useSession)
  act(() => {
    localStorage.setItem('token', 'token-2')
    localStorage.setItem('onBoardingStatus', 'nonsense')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  })
  expect(result.current).toEqual({
    token: 'token-2',
    authenticated: true,
    userId: null,
    onBoardingStatus: null,
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
