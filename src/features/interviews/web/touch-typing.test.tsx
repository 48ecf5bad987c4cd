// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openInterview, pass, questions, started, token } from '#testing/open-interview.tsx'

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your answer')
const root = document.documentElement
const pinned = () => screen.queryByRole('region', { name: 'Question 1 of 3' })
let visible: EventTarget & { height: number; offsetTop: number }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /coarse|reduced-motion/.test(query) }))
  visible = Object.assign(new EventTarget(), { height: 740, offsetTop: 0 })
  vi.stubGlobal('visualViewport', visible)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('while somebody types by touch the page fits above the keyboard and the question stays in sight', async () => {
  openInterview(started)
  expect(pinned()).toBeNull()
  act(() => box().focus())
  expect(pinned()?.textContent).toContain(questions[0])
  Object.assign(visible, { height: 320, offsetTop: 40 })
  act(() => visible.dispatchEvent(new Event('resize')))
  const { style, dataset } = root
  expect(dataset.typing).toBe('')
  expect([style.getPropertyValue('--visible-height'), style.getPropertyValue('--visible-top')]).toEqual([
    '320px',
    '40px',
  ])
  const collapse = screen.getByRole('button', { name: 'Show one line of the question' })
  fireEvent.click(collapse)
  expect(collapse.getAttribute('aria-expanded')).toBe('false')
  act(() => box().blur())
  // What was pressed stays where it is until the press has ended.
  expect(pinned()).not.toBeNull()
  await pass(300)
  expect(pinned()).toBeNull()
  expect([root.dataset.typing, root.getAttribute('style') || '']).toEqual([undefined, ''])
})

test('a press beside the text keeps the keyboard open', () => {
  openInterview(started)
  act(() => box().focus())
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Send the answer' }))).toBe(false)
  expect(fireEvent.mouseDown(box())).toBe(true)
})

test('what is dictated, line breaks included, is never sent by itself', async () => {
  const client = openInterview(started)
  act(() => box().focus())
  fireEvent.keyDown(box(), { key: 'Unidentified', keyCode: 229, isComposing: true })
  fireEvent.input(box(), { target: { value: 'I called them.\n' }, inputType: 'insertText' })
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 })
  fireEvent.input(box(), { target: { value: 'I called them.\nThey came.\n' }, inputType: 'insertLineBreak' })
  await pass(1000)
  expect(client.saveAnswer).not.toHaveBeenCalled()
  expect(client.saveDraft).toHaveBeenLastCalledWith(
    token,
    0,
    'I called them.\nThey came.\n',
    expect.anything(),
  )
})
