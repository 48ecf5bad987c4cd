import { expect, test } from 'vitest'
import { normalizePhone } from './rules.ts'

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
