// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSingleKeys } from './single-keys.ts'

const [ofFrame, ofPage] = [vi.fn(), vi.fn()]
function Frame() {
  useSingleKeys({ s: ofFrame }, 'frame')
  return null
}
function Page() {
  useSingleKeys({ s: ofPage })
  return null
}

test('a key of the page wins over the same key of the frame, which has it back afterwards', () => {
  render(<Frame />)
  const page = render(<Page />)
  fireEvent.keyDown(document.body, { key: 's' })
  expect([ofFrame.mock.calls.length, ofPage.mock.calls.length]).toEqual([0, 1])
  page.unmount()
  fireEvent.keyDown(document.body, { key: 's' })
  expect([ofFrame.mock.calls.length, ofPage.mock.calls.length]).toEqual([1, 1])
})
