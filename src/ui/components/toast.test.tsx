// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, shownToasts, toast } from './toast.ts'
import { ToastRegion } from './toast-region.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.useRealTimers()
})
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('§1.9-1 lasts 4 s by default', () => {
  render(<ToastRegion />)
  act(() => {
    toast.success('Saved')
  })
  act(() => {
    toast.error('Refused', { durationMs: 6000 })
  })
  pass(3999)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
  expect(screen.getByText('Refused')).toBeTruthy()
  pass(2000)
  expect(screen.queryByText('Refused')).toBeNull()
})

test('the timer pauses on hover and focus', () => {
  render(<ToastRegion />)
  act(() => {
    toast.info('Wait', { durationMs: 2000 })
  })
  pass(1500)
  fireEvent.mouseEnter(screen.getByRole('region'))
  pass(60_000)
  expect(screen.getByText('Wait')).toBeTruthy()
  fireEvent.mouseLeave(screen.getByRole('region'))
  pass(499)
  expect(screen.getByText('Wait')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Wait')).toBeNull()
})

test('is announced, dismissed by its button, and shown once when repeated', () => {
  render(<ToastRegion />)
  act(() => {
    toast.error('Same')
  })
  act(() => {
    toast.error('Same')
  })
  expect(screen.getAllByText('Same')).toHaveLength(1)
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite')
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Same')).toBeNull()
})

test('an action runs once and takes the toast away', () => {
  const onSelect = vi.fn()
  render(<ToastRegion />)
  act(() => {
    toast.success('Rejected', { action: { label: 'Undo', onSelect } })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByText('Rejected')).toBeNull()
})
