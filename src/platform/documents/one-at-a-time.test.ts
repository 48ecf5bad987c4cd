import { expect, test } from 'vitest'
import { oneAtATime, StillReading } from './one-at-a-time.ts'

test('of one subject one is read, one waits, and the others are refused until the first has ended', async () => {
  const alone = oneAtATime()
  const { promise, reject } = Promise.withResolvers<string>()
  const done: string[] = []
  const note = (name: string) => async () => void done.push(name)
  const first = alone('one', () => promise)
  const retry = alone('one', note('retry'))
  const third = await alone('one', note('third')).catch((error: unknown) => error)
  expect(third).toBeInstanceOf(StillReading)
  await alone('two', note('another'))
  expect(done).toEqual(['another'])
  reject(new Error('unreadable'))
  await expect(first).rejects.toThrow('unreadable')
  await (third as StillReading).ended
  await retry
  await alone('one', note('later'))
  expect(done).toEqual(['another', 'retry', 'later'])
})
