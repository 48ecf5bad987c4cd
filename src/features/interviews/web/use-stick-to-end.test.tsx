// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStickToEnd } from './use-stick-to-end.ts'

let grow = () => {}
let height = 1000

function Chat({ asked }: { asked?: 'start' | 'end' }) {
  const scroller = useRef<HTMLDivElement>(null)
  useStickToEnd(scroller, 'one message', false)
  return (
    <div ref={scroller} data-testid="chat">
      <p />
      {asked && (
        <ol>
          <li data-side={asked}>a message</li>
        </ol>
      )}
    </div>
  )
}

beforeEach(() => {
  height = 1000
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grow = changed
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const chat = () => render(<Chat />).getByTestId('chat')

test('content that grows again before the scroll event stays in sight', () => {
  const element = chat()
  element.scrollTop = 600
  fireEvent.scroll(element)
  height = 1100
  grow()
  height = 1200
  element.scrollTop = 700
  fireEvent.scroll(element)
  grow()
  expect(element.scrollTop).toBe(1200)
})

test('who scrolled up to read stays there until they come back to the end', () => {
  const element = chat()
  element.scrollTop = 600
  fireEvent.scroll(element)
  element.scrollTop = 200
  fireEvent.scroll(element)
  height = 1100
  grow()
  expect(element.scrollTop).toBe(200)
  element.scrollTop = 690
  fireEvent.scroll(element)
  height = 1300
  grow()
  expect(element.scrollTop).toBe(1300)
})

test('what follows the last message does not push its beginning out of sight', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(500)
  const element = render(<Chat asked="start" />).getByTestId('chat')
  expect(element.scrollTop).toBe(484)
  height = 1300
  grow()
  expect(element.scrollTop).toBe(484)
})

test('who scrolled on from there stays where they are when it grows, and their own message is no beginning', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(100)
  const element = render(<Chat asked="start" />).getByTestId('chat')
  element.scrollTop = 300
  fireEvent.scroll(element)
  height = 1300
  grow()
  expect(element.scrollTop).toBe(300)
  cleanup()
  expect(render(<Chat asked="end" />).getByTestId('chat').scrollTop).toBe(1300)
})
