import { expect, test } from 'vitest'
import { formatAmount, formatTnd, formatUsd } from './money.ts'

test.each([
  [0, '0'],
  [99, '99'],
  [1500, '1,500'],
  [306.9, '306.90'],
  [306.89999999999998, '306.90'],
  [0.1 + 0.2, '0.30'],
  [1_234_567.5, '1,234,567.50'],
  [140.553, '140.55'],
  [41.999, '42'],
])('%d reads %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text)
})

test.each([
  ['fr', '1\u202f500', '306,90'],
  ['de', '1.500', '306,90'],
  ['es', '1.500', '306,90'],
] as const)('in %s as its readers write it', (language, thousands, decimals) => {
  expect(formatAmount(1500, language)).toBe(thousands)
  expect(formatAmount(306.9, language)).toBe(decimals)
})

test('dinars and dollars', () => {
  expect(formatTnd(306.9)).toBe('306.90 TND')
  expect(formatTnd(307)).toBe('307 TND')
  expect(formatUsd(99)).toBe('$99')
  expect(formatUsd(1049.5)).toBe('$1,049.50')
  expect(formatTnd(1306.9, 'fr')).toBe('1\u202f306,90\u00a0TND')
  expect(formatTnd(306.9, 'ar')).toBe('306,90\u00a0TND')
  expect(formatUsd(1049.5, 'fr')).toBe('1\u202f049,50\u00a0$')
})
