// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ChatBubble } from './chat-bubble.tsx'

afterEach(cleanup)

test('the author is read out and does not decide the direction of the text', () => {
  render(
    <ChatBubble side="end" author="You">
      أعمل في تونس
    </ChatBubble>,
  )
  const author = screen.getByText('You:')
  expect(author.tagName).toBe('BDI')
  expect(author.parentElement?.getAttribute('dir')).toBe('auto')
  expect(author.parentElement?.textContent).toBe('You: أعمل في تونس')
})
