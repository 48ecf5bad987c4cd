import { expect, test } from 'vitest'
import { learn, weigh } from './logistic.ts'

const example = (features: number[], isAttack: boolean) => ({
  features: Uint32Array.from(features),
  isAttack,
  weight: 1,
})
const examples = Array.from({ length: 40 }, (_, at) => example(at % 2 === 0 ? [0, 1] : [0, 2], at % 2 === 0))

test('what only attacks show counts for an attack, and the same each time', () => {
  const weights = learn(examples, 4)
  expect(weigh(weights, Uint32Array.of(0, 1))).toBeGreaterThan(0)
  expect(weigh(weights, Uint32Array.of(0, 2))).toBeLessThan(0)
  expect(weights[3]).toBe(0)
  expect(learn(examples, 4)).toEqual(weights)
})
