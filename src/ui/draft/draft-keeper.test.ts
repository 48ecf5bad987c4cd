// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedDraft } from './draft-copy.ts'
import { DraftKeeper } from './draft-keeper.ts'

type Draft = { title: string }
let server: SavedDraft<Draft> | null = null
let saves = 0

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') })
  server = null
  saves = 0
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const tab = (place: string) =>
  new DraftKeeper<Draft>({
    place,
    blank: { title: '' },
    fitting: (stored) => ({ title: String(stored.title) }),
    asks: true,
    load: async () => server,
    save: async (draft) => {
      saves += 1
      server = { draft, savedAt: `2026-11-21T10:00:0${saves}.000Z` }
      return server.savedAt
    },
  })

test('two tabs that hear of each other’s saves write nothing over, however soon one follows the other', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  await two.open()
  one.onSaved(two.doubt)
  one.change({ title: 'From tab one' })
  await vi.advanceTimersByTimeAsync(700)
  two.change({ title: 'From tab two' })
  await vi.advanceTimersByTimeAsync(700)
  expect(server?.draft.title).toBe('From tab one')
  expect(two.current()).toMatchObject({
    draft: { title: 'From tab two' },
    other: { draft: { title: 'From tab one' } },
  })
})

test('a tab that is looked at again after another saved shows what was typed there', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  await two.open()
  one.onSaved(two.doubt)
  one.change({ title: 'From tab one' })
  await vi.advanceTimersByTimeAsync(700)
  await two.look()
  expect(two.current()).toMatchObject({ draft: { title: 'From tab one' }, other: null })
})
