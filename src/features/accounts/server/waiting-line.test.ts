import { expect, it } from 'vitest'
import { waitingLine } from './waiting-line.ts'

const settled = () => new Promise(setImmediate)
const inLine = () => {
  const line = waitingLine({ atOnce: 2, mostWaiting: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const stand = (one: number) =>
    line(async () => {
      begun.push(one)
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
      return one
    })
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end()
      await settled()
    }
  }
  return { line, begun, stand, endAll, most: () => most }
}

it('a few at a time, in their turn', async () => {
  const { begun, stand, endAll, most } = inLine()
  const all = Promise.all([1, 2, 3, 4, 5].map(stand))
  await settled()
  expect(begun).toEqual([1, 2])
  await endAll()
  expect(await all).toEqual([1, 2, 3, 4, 5])
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect(most()).toBe(2)
})

it('whoever comes when the line is full is told to come again', async () => {
  const { begun, stand, endAll } = inLine()
  const all = Promise.all([1, 2, 3, 4, 5].map(stand))
  await settled()
  await expect(stand(6)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await endAll()
  await all
  const late = stand(7)
  await settled()
  await endAll()
  expect(await late).toBe(7)
  expect(begun).not.toContain(6)
})

it('work that fails leaves its place', async () => {
  const { line } = inLine()
  for (let one = 0; one < 9; one++)
    await expect(line(() => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(await line(async () => 'right')).toBe('right')
})
