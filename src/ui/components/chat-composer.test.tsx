// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChatComposer } from './chat-composer.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function enterPressed(by: 'keys' | 'touch', more: object = {}): string[] {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: by === 'touch' && query.includes('coarse') }))
  const sent: string[] = []
  render(
    <ChatComposer
      value=" One line "
      onChange={() => {}}
      onSend={(text) => sent.push(text)}
      label="Answer"
      hint="Saved."
      keysHint="Enter sends."
    />,
  )
  fireEvent.keyDown(screen.getByLabelText('Answer'), { key: 'Enter', ...more })
  return sent
}

test('Enter sends where there are keys, with Shift it does not', () => {
  expect(enterPressed('keys')).toEqual(['One line'])
  cleanup()
  expect(enterPressed('keys', { shiftKey: true })).toEqual([])
})

test('while the text is on its way the box says that it cannot be changed, and keeps the keyboard', () => {
  render(<ChatComposer value="One" onChange={() => {}} onSend={() => {}} label="Answer" busy locked />)
  const box = screen.getByLabelText<HTMLTextAreaElement>('Answer')
  expect([box.getAttribute('aria-readonly'), box.readOnly, box.disabled]).toEqual(['true', false, false])
})

test('Enter that ends a word while a word is being composed sends nothing', () => {
  expect(enterPressed('keys', { isComposing: true })).toEqual([])
  cleanup()
  // Safari says so by this code alone.
  expect(enterPressed('keys', { keyCode: 229 })).toEqual([])
})

test('§2.2.7-3 by touch Enter begins a new line and only the button sends; nothing speaks of keys', () => {
  expect(enterPressed('touch')).toEqual([])
  expect(screen.getByText('Enter sends.').className).toContain('pointer-coarse:hidden')
  expect(screen.getByLabelText('Answer').getAttribute('enterkeyhint')).toBe('enter')
})
