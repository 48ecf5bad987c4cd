import { expect, test } from 'vitest'
import { sampleGroups, sampleOf } from './sample.ts'

const numbers = Array.from({ length: 100 }, (_, at) => at)

test('a sample is the same each time, in order, and a larger one holds it', () => {
  const ten = sampleOf(numbers, 10, String)
  expect(ten).toHaveLength(10)
  expect(sampleOf(numbers, 10, String)).toEqual(ten)
  expect(ten).toEqual([...ten].sort((a, b) => a - b))
  expect(sampleOf(numbers, 20, String)).toEqual(expect.arrayContaining(ten))
  expect(sampleOf(numbers, 100, String)).toEqual(numbers)
})

test('groups stay whole', () => {
  const groups = [0, 1, 2, 3].map((group) => numbers.slice(group * 5, group * 5 + 5))
  const chosen = sampleGroups(groups, 7, String)
  expect(chosen).toHaveLength(10)
  for (const group of groups) expect([0, 5]).toContain(group.filter((one) => chosen.includes(one)).length)
  expect(sampleGroups(groups, 0, String)).toEqual([])
})
