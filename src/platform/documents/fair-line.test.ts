import { expect, test } from 'vitest'
import { fairLine, LeftTheLine } from './fair-line.ts'

const nextTurn = () => new Promise(setImmediate)

test('one address that sends many has one turn for each turn of the others', async () => {
  const line = fairLine(1)
  const served: string[] = []
  const send = async (by: string) => {
    await line.enter({ by })
    served.push(by)
  }
  await send('flood')
  const all = [...Array.from({ length: 5 }, () => 'flood'), 'one', 'two', 'one'].map(send)
  expect(line.size()).toBe(9)
  for (let turn = 0; turn < 8; turn++) {
    line.leave()
    await nextTurn()
  }
  await Promise.all(all)
  expect(served).toEqual(['flood', 'flood', 'one', 'two', 'flood', 'one', 'flood', 'flood', 'flood'])
})

test('who is gone is not waited for', async () => {
  const line = fairLine(1)
  await line.enter({ by: 'one' })
  const leaving = new AbortController()
  const left = expect(line.enter({ by: 'one', gone: leaving.signal })).rejects.toThrow(LeftTheLine)
  const stays = line.enter({ by: 'one' })
  leaving.abort()
  await left
  expect(line.size()).toBe(2)
  line.leave()
  await stays
  await expect(line.enter({ by: 'two', gone: leaving.signal })).rejects.toThrow(LeftTheLine)
  expect(line.size()).toBe(1)
})
