import { expect, test } from 'vitest'
import { bandLimits, normalizePhone } from './rules.ts'

test.each([
  ['22345678', '22345678'],
  ['+21622345678', '+21622345678'],
  ['+216 22 345 678', '+21622345678'],
  ['+4915112345678', '+4915112345678'],
  ['+21699', null],
  ['+99912345678', null],
  ['+', null],
])('the phone %s is kept as %s', (phone, kept) => {
  expect(normalizePhone(phone)).toBe(kept)
})

test('every score is in one band', () => {
  const bandsOf = (score: number) =>
    Object.entries(bandLimits)
      .filter(([, { from, below }]) => from <= score && score < below)
      .map(([band]) => band)
  expect([0, 69, 70, 84, 85, 100].map(bandsOf)).toEqual([
    ['low'],
    ['low'],
    ['medium'],
    ['medium'],
    ['high'],
    ['high'],
  ])
})
