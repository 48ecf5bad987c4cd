import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const day = 86_400_000
const noon = Date.UTC(2026, 10, 24, 12)

/** A machine whose clock can be moved, and a database whose clock goes its own way. */
function aScene() {
  const at = { machine: noon, elapsed: 5_000, database: noon }
  const warnings: { jumpedBySeconds: number; believed: boolean }[] = []
  const clock = steadyClock({
    askOther: async () => new Date(at.database),
    warn: (about) => warnings.push(about),
    machine: { time: () => at.machine, elapsed: () => at.elapsed },
  })
  const pass = (ms: number) => {
    at.machine += ms
    at.elapsed += ms
    at.database += ms
  }
  return { at, clock, warnings, pass, shown: () => clock.now().getTime() - noon }
}

test('it goes with the machine, also where that is set bit by bit', async () => {
  const { at, pass, shown, warnings, clock } = aScene()
  pass(1_000)
  expect(shown()).toBe(1_000)
  for (let step = 1; step <= 5; step++) {
    at.machine += 1_500
    expect(shown()).toBe(1_000 + step * 1_500)
  }
  await clock.look()
  expect(warnings).toEqual([])
})

test.each([
  ['ahead', 365 * day],
  ['back', -365 * day],
])('S30 a jump %s is not believed while the database knows nothing of it', async (_way, jump) => {
  const { at, clock, pass, shown, warnings } = aScene()
  at.machine += jump
  expect(shown()).toBe(0)
  pass(60_000)
  await clock.look()
  await clock.look()
  expect(shown()).toBe(60_000)
  expect(warnings).toEqual([{ jumpedBySeconds: jump / 1000, believed: false }])
  at.machine -= jump
  pass(1_000)
  expect(shown()).toBe(61_000)
})

test('a machine that slept is believed, since the database’s clock says the same', async () => {
  const { at, clock, shown, warnings } = aScene()
  at.machine += day
  at.database += day + 300
  await clock.look()
  expect(shown()).toBe(day)
  expect(warnings).toEqual([{ jumpedBySeconds: 86_400, believed: true }])
})

test('a database that does not answer changes nothing', async () => {
  const { at, clock, shown, warnings } = aScene()
  at.machine += day
  at.database = Number.NaN
  await clock.look()
  expect(shown()).toBe(0)
  expect(warnings.filter(({ believed }) => believed)).toEqual([])
})
