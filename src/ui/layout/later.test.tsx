// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from './later.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Part = ({ name }: { name: string }) => <p>the part of {name}</p>

test('a part that was loaded before is there at once, on the server too', async () => {
  const { Later, load } = later(async () => Part)
  await load()
  expect(renderToString(<Later name="Amira" />)).toContain('the part of')
})

test('code that does not come is asked for until it does', async () => {
  const fetch = vi.fn(async () => Part)
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { Later } = later<{ name: string }>(fetch)
  await act(async () => render(<Later name="Amira" />))
  expect(screen.queryByText('the part of Amira')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.getByText('the part of Amira')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(2)
})
