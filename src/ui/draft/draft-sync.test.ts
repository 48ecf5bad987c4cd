// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { DraftSync, type SavedDraft } from './draft-sync.ts'

type Draft = { title: string }
let server: SavedDraft<Draft> | null = null
let failure: Error | null = null
let sent: { title: string; keepalive: boolean }[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') })
  server = null
  failure = null
  sent = []
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const saveElsewhere = (title: string) => {
  server = {
    draft: { title },
    savedAt: '2026-11-21T10:00:01.000Z',
    version: (server?.version ?? 0) + 1,
  }
}
async function openWindow(key = 'draft') {
  const sync = new DraftSync<Draft>({
    key,
    blank: () => ({ title: '' }),
    parse: ({ title }) => ({ title: String(title) }),
    load: async () => {
      if (failure) throw failure
      return server
    },
    save: async ({ title }, { version, keepalive }) => {
      sent.push({ title, keepalive })
      if (failure) throw failure
      const replaced = server !== null && server.version !== version
      saveElsewhere(title)
      return { version: server?.version ?? 0, replaced }
    },
  })
  await sync.open()
  return sync
}
const stored = () => sessionStorage.getItem('draft')

test('is saved once in a pause of typing, and then kept in this tab no more', async () => {
  const one = await openWindow()
  for (const title of ['C', 'Co', 'Cook']) one.change({ title })
  expect(one.state()).toMatchObject({ saving: 'waiting', draft: { title: 'Cook' } })
  expect(stored()).toContain('Cook')
  await pass(600)
  expect(sent).toEqual([{ title: 'Cook', keepalive: false }])
  expect(one.state()).toMatchObject({ saving: 'saved', replaced: false })
  expect(stored()).toBeNull()
})

test('text typed during a save is saved next', async () => {
  const one = await openWindow()
  one.change({ title: 'C' })
  one.flush()
  one.change({ title: 'Cook' })
  await pass(0)
  expect(one.state()).toMatchObject({ saving: 'waiting' })
  await pass(600)
  expect(sent.map(({ title }) => title)).toEqual(['C', 'Cook'])
})

test('of two windows the later save wins, and its author is notified', async () => {
  const one = await openWindow()
  const other = await openWindow('other')
  one.change({ title: 'One' })
  await pass(600)
  other.change({ title: 'Other' })
  await pass(600)
  expect(server?.draft).toEqual({ title: 'Other' })
  expect(one.state()).toMatchObject({ replaced: false })
  expect(other.state()).toMatchObject({ replaced: true })
})

test('a refocused window shows the draft of another one, but never over unsaved text', async () => {
  const one = await openWindow()
  saveElsewhere('From the phone')
  await one.refresh()
  expect(one.state()).toMatchObject({ draft: { title: 'From the phone' }, saving: 'none' })
  one.change({ title: 'Typed here' })
  saveElsewhere('From the phone again')
  await one.refresh()
  expect(one.state()).toMatchObject({ draft: { title: 'Typed here' } })
})

test('without a connection it stays in this tab and is sent again', async () => {
  const one = await openWindow()
  failure = new ApiError(0, { code: 'NETWORK', message: 'x' })
  one.change({ title: 'Cook' })
  await pass(600)
  expect(one.state()).toMatchObject({ saving: 'failing' })
  expect(stored()).toContain('Cook')
  failure = null
  await pass(5_000)
  expect(one.state()).toMatchObject({ saving: 'saved' })
  expect(server?.draft.title).toBe('Cook')
})

test('a refused draft is not sent again and stays in this tab', async () => {
  const one = await openWindow()
  failure = new ApiError(400, { code: 'BAD_INPUT', message: 'x' })
  one.change({ title: 'Cook' })
  await pass(60_000)
  expect(sent).toHaveLength(1)
  expect(stored()).toContain('Cook')
})

test('leaving the page sends unsaved text in a request that survives it', async () => {
  const one = await openWindow()
  one.change({ title: 'Cook' })
  one.leave()
  expect(sent).toEqual([{ title: 'Cook', keepalive: true }])
  await pass(0)
  expect(server?.draft.title).toBe('Cook')
})

test('a copy that arrived on leaving is no conflict on coming back', async () => {
  const one = await openWindow()
  one.change({ title: 'Cook' })
  const copy = stored() ?? ''
  one.leave()
  await pass(0)
  sessionStorage.setItem('draft', copy)
  const again = await openWindow()
  expect(again.state()).toMatchObject({ draft: { title: 'Cook' }, saving: 'none', replaced: false })
  expect(stored()).toBeNull()
})

test('an unsent copy is opened and sent, also over a draft of another window', async () => {
  const one = await openWindow()
  failure = new ApiError(0, { code: 'NETWORK', message: 'x' })
  one.change({ title: 'Typed offline' })
  await pass(600)
  one.stop()
  failure = null
  saveElsewhere('From the phone')
  const again = await openWindow()
  expect(again.state()).toMatchObject({ draft: { title: 'Typed offline' }, replaced: true })
  await pass(600)
  expect(server?.draft.title).toBe('Typed offline')
})

test('without an answer nothing can be typed over it; a copy of this tab can', async () => {
  failure = new Error('unreachable')
  const one = await openWindow()
  expect(one.state()).toEqual({ phase: 'failed' })
  sessionStorage.setItem('draft', JSON.stringify({ draft: { title: 'Cook' }, version: 2 }))
  await one.open()
  expect(one.state()).toMatchObject({ phase: 'open', draft: { title: 'Cook' } })
})

test('once forgotten nothing of it is sent or stored', async () => {
  const one = await openWindow()
  one.change({ title: 'Cook' })
  one.forget()
  one.leave()
  await pass(60_000)
  expect(sent).toEqual([])
  expect(stored()).toBeNull()
})
