import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, test } from 'vitest'
import { openThreads } from './threads.ts'

type Order = { a: number; b: number; does?: 'add' | 'throw' | 'hang' | 'exit' | 'grow' }

const file = new URL('./fixtures/adding-thread.ts', import.meta.url)
const threads = openThreads<Order, number>(file, { atOnce: 2, longestMs: 2_000, idleMs: 50, memoryMb: 64 })
afterAll(() => threads.close())

const sums = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => threads.run({ a: at, b: 1 })))

test('everybody gets the answer to their own order, however many stand in line', async () => {
  expect(await sums(20)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('nobody else waits meanwhile', async () => {
  await sums(2)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await sums(20)
  delay.disable()
  // The orders take 20 ms each, and would be 400 ms in one go.
  expect(delay.max / 1e6).toBeLessThan(150)
})

test('what throws is told by its kind alone, and the thread goes on', async () => {
  await expect(threads.run({ a: 7, b: 0, does: 'throw' })).rejects.toThrow(/^TypeError$/)
  expect(await sums(3)).toEqual([1, 2, 3])
})

test.each(['hang', 'exit', 'grow'] as const)(
  'what makes a thread %s fails alone; others are answered',
  async (does) => {
    const bad = threads.run({ a: 1, b: 1, does })
    const others = sums(4)
    await expect(bad).rejects.toThrow()
    expect(await others).toEqual([1, 2, 3, 4])
  },
)

test('closed while orders wait, all of them are told', async () => {
  const closing = openThreads<Order, number>(file, { atOnce: 1, longestMs: 2_000 })
  const asked = Promise.allSettled([closing.run({ a: 1, b: 1 }), closing.run({ a: 1, b: 2 })])
  await closing.close()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
