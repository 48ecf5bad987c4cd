import { afterAll, expect, test } from 'vitest'
import type { Sum } from './fixtures/adding-worker.ts'
import { openWorkerPool, WorkTimedOut } from './worker-pool.ts'

const file = new URL('./fixtures/adding-worker.ts', import.meta.url)
const pool = openWorkerPool<Sum, number>(file, {
  handler: 'add',
  maxThreads: 2,
  maxMs: 2_000,
  idleMs: 50,
  maxMemoryMb: 64,
})
afterAll(() => pool.close())

const sums = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => pool.run({ a: at, b: 1 })))

test('every caller gets the reply to its own message', async () => {
  expect(await sums(20)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('an error is named by its kind alone, and the thread survives', async () => {
  await expect(pool.run({ a: 7, b: 0, does: 'throw' })).rejects.toThrow(/^TypeError$/)
  expect(await sums(3)).toEqual([1, 2, 3])
})

test.each(['hang', 'exit', 'grow'] as const)(
  'what makes a thread %s fails alone; others are answered',
  async (does) => {
    const bad = expect(pool.run({ a: 1, b: 1, does })).rejects.toThrow()
    const others = sums(4)
    await bad
    expect(await others).toEqual([1, 2, 3, 4])
  },
)

test('what takes too long is told apart, and one who sends much has one turn for each of the others', async () => {
  const single = openWorkerPool<Sum, number>(file, { handler: 'add', maxThreads: 1, maxMs: 500 })
  const done: string[] = []
  const run = (by: string, does?: 'hang') =>
    single.run({ a: 1, b: 1, ...(does ? { does } : {}) }, by).finally(() => done.push(by))
  const first = expect(run('flood', 'hang')).rejects.toThrow(WorkTimedOut)
  await Promise.all([first, run('flood'), run('flood'), run('flood'), run('one')])
  expect(done).toEqual(['flood', 'flood', 'one', 'flood', 'flood'])
  await single.close()
})

test('closing rejects running and waiting work', async () => {
  const closing = openWorkerPool<Sum, number>(file, { handler: 'add', maxThreads: 1, maxMs: 2_000 })
  const asked = Promise.allSettled([
    closing.run({ a: 1, b: 1, does: 'hang' }),
    closing.run({ a: 1, b: 2, does: 'hang' }),
  ])
  await closing.close()
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
