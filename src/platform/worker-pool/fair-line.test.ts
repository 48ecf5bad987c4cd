import { expect, test } from 'vitest'
import { fairLine, LeftTheLine, LineFull } from './fair-line.ts'

const nextTurn = () => new Promise(setImmediate)
const oneReader = { places: 1, maxWaiting: 10, maxWaitingOfOne: 6 }

test('one address that sends many has one turn for each turn of the others', async () => {
  const line = fairLine(oneReader)
  const served: string[] = []
  const send = async (by: string) => {
    await line.enter({ by })
    served.push(by)
  }
  await send('flood')
  const all = [...Array.from({ length: 5 }, () => 'flood'), 'one', 'two', 'one'].map(send)
  for (let turn = 0; turn < 8; turn++) {
    line.leave()
    await nextTurn()
  }
  await Promise.all(all)
  expect(served).toEqual(['flood', 'flood', 'one', 'two', 'flood', 'one', 'flood', 'flood', 'flood'])
})

test('who is gone is not waited for', async () => {
  const line = fairLine({ ...oneReader, maxWaiting: 2 })
  await line.enter({ by: 'one' })
  const leaving = new AbortController()
  const left = expect(line.enter({ by: 'one', gone: leaving.signal })).rejects.toThrow(LeftTheLine)
  const stays = line.enter({ by: 'one' })
  await expect(line.enter({ by: 'two' })).rejects.toThrow(LineFull)
  leaving.abort()
  await left
  const takesItsPlace = line.enter({ by: 'two' })
  line.leave()
  await stays
  line.leave()
  await takesItsPlace
  await expect(line.enter({ by: 'two', gone: leaving.signal })).rejects.toThrow(LeftTheLine)
})

test('one address does not fill the line for the others', async () => {
  const line = fairLine({ ...oneReader, maxWaitingOfOne: 1 })
  await line.enter({ by: 'flood' })
  const waits = line.enter({ by: 'flood' })
  await expect(line.enter({ by: 'flood' })).rejects.toThrow(LineFull)
  const other = line.enter({ by: 'one' })
  line.leave()
  await waits
  line.leave()
  await other
})
