import { expect, test } from 'vitest'
import { type KeyPointGroup, scoreKeyPoints } from './key-points.ts'

const groups: KeyPointGroup[] = [
  {
    name: 'needs',
    most: 2,
    points: [
      { point: 'how much water', wordings: ['amount/how much + water/liquid', 'water level'] },
      { point: 'which pot', wordings: ['size/kind + pot/pan + !water'] },
      { point: 'the temperature of the room' },
    ],
  },
]
const credit = (text: string) => scoreKeyPoints(text, groups, 'en').credit

test('a point is made by any of its wordings, in any order, near each other', () => {
  expect(credit('The water: how much?')).toBe(1)
  expect(credit('I would note the water level.')).toBe(1)
  expect(credit('Water.')).toBe(0)
})

test('a forbidden part near by unmakes it', () => {
  expect(credit('The size of the pot.')).toBe(1)
  expect(credit('The size of the water pot.')).toBe(0)
})

test('a bare point is made by most of its own words', () => {
  expect(credit('Note the room temperature.')).toBe(1)
  expect(credit('The room was blue.')).toBe(0)
})

test('slips of the pen are forgiven, and a group earns no more than its most', () => {
  expect(credit('The ammount of watr.')).toBe(1)
  expect(credit('The amuont of water, the kind of pot, the temprature of the room.')).toBe(2)
})

test('what was made is quoted, what was not is listed', () => {
  const { made, missing, of } = scoreKeyPoints('Which kind of pan?', groups, 'en')
  expect(of).toBe(2)
  expect(made).toEqual([{ group: 'needs', point: 'which pot', start: 0, text: 'Which kind of pan?' }])
  expect(missing).toEqual(['how much water', 'the temperature of the room'])
})
