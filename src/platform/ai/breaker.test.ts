import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBreaker } from './breaker.ts'

function aBreaker() {
  let time = 0
  const breaker = openBreaker({ now: () => time, failures: 3, restMs: 100, maxRestMs: 350 })
  return {
    ...breaker,
    fail: (times = 1) => {
      for (let i = 0; i < times; i++) breaker.report('failed')
    },
    later: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

test('opens after failures in a row; a success resets the count', () => {
  const breaker = aBreaker()
  breaker.fail(2)
  breaker.report('worked')
  breaker.fail(2)
  expect(breaker.state()).toBe('closed')
  breaker.fail()
  expect(breaker.state()).toBe('open')
})

test('§assessment-34 rests, then lets calls try; one that works closes it', () => {
  const breaker = aBreaker()
  breaker.fail(3)
  breaker.later(99)
  expect(breaker.state()).toBe('open')
  breaker.later(1)
  expect(breaker.state()).toBe('half-open')
  breaker.report('worked')
  expect(breaker.state()).toBe('closed')
})

test('rests twice as long each time a try fails, up to its longest rest', () => {
  const breaker = aBreaker()
  breaker.fail(3)
  const rests: number[] = []
  for (let round = 0; round < 4; round++) {
    let rested = 0
    while (breaker.state() === 'open') {
      breaker.later(1)
      rested++
    }
    rests.push(rested)
    breaker.fail()
  }
  expect(rests).toEqual([100, 200, 350, 350])
})

test('calls under way when it opened do not lengthen its rest', () => {
  const breaker = aBreaker()
  breaker.fail(8)
  breaker.later(100)
  expect(breaker.state()).toBe('half-open')
})

test('whatever happens, it lets calls through again within its longest rest', () => {
  const step = fc.oneof(fc.constantFrom('worked' as const, 'failed' as const), fc.nat(500))
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const breaker = aBreaker()
      for (const one of steps) {
        if (typeof one === 'number') breaker.later(one)
        else breaker.report(one)
      }
      breaker.later(350)
      expect(breaker.state()).not.toBe('open')
    }),
  )
})
