// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { keepInView } from './bring-into-view.ts'

afterEach(() => vi.unstubAllGlobals())

/** A row 300 px wide whose tab begins at `left`, 80 px wide. */
function aRow(left: number) {
  const [list, tab] = [document.createElement('div'), document.createElement('button')]
  const at = { left }
  list.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect
  tab.getBoundingClientRect = () => ({ left: at.left, right: at.left + 80 }) as DOMRect
  return { list, tab, at }
}

test.each([
  [100, 0, 'is in view'],
  [260, 88, 'comes past the pale edge of the end'],
  [200, 28, 'comes out of the pale edge of the end'],
])('a tab at %i px scrolls the row by %i: it %s', (left, scrolled) => {
  const { list, tab } = aRow(left)
  keepInView(list, tab)
  expect(list.scrollLeft).toBe(scrolled)
})

test('a tab that labels push out later is brought back, until another one is open', () => {
  let changed = () => {}
  const seen: Element[] = []
  const disconnect = vi.fn()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onChange: () => void) {
        changed = onChange
      }
      observe(one: Element) {
        seen.push(one)
      }
      disconnect = disconnect
    },
  )
  const { list, tab, at } = aRow(100)
  const before = document.createElement('button')
  list.append(before, tab)
  const stop = keepInView(list, tab)
  expect(seen).toContain(before)
  at.left = 400
  changed()
  expect(list.scrollLeft).toBe(228)
  stop()
  expect(disconnect).toHaveBeenCalledOnce()
})
