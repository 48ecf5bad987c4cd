// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(document, 'execCommand')
})

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
const oldWay = (works: boolean) =>
  Object.defineProperty(document, 'execCommand', { value: () => works, configurable: true })

async function press() {
  render(
    <CopyButton text="https://example.org/apply/1" copiedLabel="Link copied!">
      Copy link
    </CopyButton>,
  )
  await act(async () => {
    fireEvent.click(screen.getByRole('button'))
    await vi.advanceTimersByTimeAsync(0)
  })
}
const label = () => screen.getByRole('button').textContent

test('§1.2-31 copies and says so for 2 s', async () => {
  const writeText = vi.fn(async () => undefined)
  clipboard(writeText)
  await press()
  expect(writeText).toHaveBeenCalledWith('https://example.org/apply/1')
  expect(label()).toBe('Link copied!')
  expect(screen.getByRole('status').textContent).toBe('Link copied!')
  act(() => vi.advanceTimersByTime(1999))
  expect(label()).toBe('Link copied!')
  act(() => vi.advanceTimersByTime(1))
  expect(label()).toBe('Copy link')
})

test('without permission it copies the old way', async () => {
  clipboard(async () => Promise.reject(new Error('denied')))
  oldWay(true)
  await press()
  expect(label()).toBe('Link copied!')
})

test('when nothing works it shows the text to copy by hand', async () => {
  oldWay(false)
  await press()
  expect(label()).toBe('Copy link')
  expect(screen.getByLabelText('Copy this:')).toHaveProperty('value', 'https://example.org/apply/1')
})
