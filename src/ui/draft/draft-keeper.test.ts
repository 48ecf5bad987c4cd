// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import type { SavedDraft } from './draft-copy.ts'
import { DraftKeeper } from './draft-keeper.ts'

type Draft = { title: string }
let server: SavedDraft<Draft> | null = null
let saves = 0
let reachable = true

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') })
  server = null
  saves = 0
  reachable = true
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const tab = (place: string, onGone: (draft: Draft) => void = () => {}) =>
  new DraftKeeper<Draft>({
    place,
    blank: { title: '' },
    fitting: (stored) => ({ title: String(stored.title) }),
    asks: true,
    onGone,
    load: async () => {
      if (!reachable) throw new Error('unreachable')
      return server
    },
    save: async (draft, { basedOn }) => {
      if (server && basedOn !== server.savedAt) throw new ApiError(409, { code: 'CHANGED', message: 'x' })
      saves += 1
      server = { draft, savedAt: `2026-11-21T10:00:0${saves}.000Z` }
      return server.savedAt
    },
  })

test('two devices on one draft write nothing over, however soon one follows the other', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  await two.open()
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

test('a tab with words of its own that is looked at again asks before it shows what was typed elsewhere', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  await two.open()
  one.change({ title: 'From tab one' })
  await vi.advanceTimersByTimeAsync(700)
  two.change({ title: 'From tab two' })
  two.doubt()
  await two.look()
  expect(two.current()).toMatchObject({
    draft: { title: 'From tab two' },
    other: { draft: { title: 'From tab one' } },
  })
})

test('of two devices the second chooses; what it leaves is handed back', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  await two.open()
  one.change({ title: 'From one' })
  await vi.advanceTimersByTimeAsync(700)
  two.change({ title: 'From two' })
  await vi.advanceTimersByTimeAsync(700)
  expect(two.choose('this')).toEqual({ title: 'From one' })
  await vi.advanceTimersByTimeAsync(700)
  expect(server?.draft.title).toBe('From two')
  one.change({ title: 'From one, more' })
  await vi.advanceTimersByTimeAsync(700)
  expect(server?.draft.title).toBe('From two')
  expect(one.choose('other')).toEqual({ title: 'From one, more' })
  expect(one.current()).toMatchObject({ draft: { title: 'From two' }, other: null })
})

test('another device that saved the same words stands in nobody’s way', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  one.change({ title: 'Cook' })
  await vi.advanceTimersByTimeAsync(700)
  await two.open()
  server = { draft: { title: 'Cook' }, savedAt: '2026-11-21T10:00:09.000Z' }
  two.change({ title: 'Cooks' })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(server.draft.title).toBe('Cooks')
  expect(two.current()).toMatchObject({ saving: 'saved', other: null })
})

test('a page that was left while it was typed in finds its own words on the server: there is nothing to choose', async () => {
  const before = tab('one')
  await before.open()
  before.change({ title: 'Cook' })
  before.leave()
  await vi.advanceTimersByTimeAsync(1)
  sessionStorage.setItem(
    'one',
    JSON.stringify({ draft: { title: 'Cook' }, at: 1, savedAt: null, unsaved: true }),
  )
  const after = tab('one')
  await after.open()
  expect(after.current()).toMatchObject({ draft: { title: 'Cook' }, other: null })
})

test('before it is sent one can ask whether another draft would be gone with it', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  await two.open()
  expect(await two.elsewhere()).toBe('nothing')
  one.change({ title: 'From one' })
  await vi.advanceTimersByTimeAsync(700)
  expect(await two.elsewhere()).toBe('other')
  expect(two.current()).toMatchObject({ other: { draft: { title: 'From one' } } })
})

test('before it is sent: what was sent from elsewhere is gone, what was typed since is not', async () => {
  const gone: Draft[] = []
  const [one, two] = [tab('one', (draft) => gone.push(draft)), tab('two')]
  await one.open()
  one.change({ title: 'Cook' })
  await vi.advanceTimersByTimeAsync(700)
  await two.open()
  server = null
  expect(await one.elsewhere()).toBe('gone')
  expect(gone).toEqual([{ title: 'Cook' }])
  expect(one.current()).toMatchObject({ draft: { title: '' }, saving: 'none' })
  two.change({ title: 'Cook at night' })
  await vi.advanceTimersByTimeAsync(700)
  expect(await two.elsewhere()).toBe('nothing')
  expect(two.current()).toMatchObject({ draft: { title: 'Cook at night' } })
})

test('what was gone and is brought back elsewhere is not written over unseen', async () => {
  const [one, two] = [tab('one'), tab('two')]
  await one.open()
  one.change({ title: 'Cook' })
  await vi.advanceTimersByTimeAsync(700)
  server = null
  expect(await one.elsewhere()).toBe('gone')
  await two.open()
  two.change({ title: 'Cook' })
  await vi.advanceTimersByTimeAsync(700)
  one.change({ title: 'Baker' })
  await vi.advanceTimersByTimeAsync(700)
  expect(server).toMatchObject({ draft: { title: 'Cook' } })
  expect(one.current()).toMatchObject({ draft: { title: 'Baker' }, other: { draft: { title: 'Cook' } } })
})

test('where the server cannot be asked nothing is taken for gone', async () => {
  const one = tab('one')
  await one.open()
  one.change({ title: 'Cook' })
  await vi.advanceTimersByTimeAsync(700)
  reachable = false
  expect(await one.elsewhere()).toBe('nothing')
  expect(one.current()).toMatchObject({ draft: { title: 'Cook' } })
})
