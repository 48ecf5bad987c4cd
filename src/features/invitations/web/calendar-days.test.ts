import { expect, test } from 'vitest'
import { addDays, addMonths, mondayOf, readDay, weeksOfMonth, writeDay } from './calendar-days.ts'

test.each([
  ['30/11/2026', '2026-11-30'],
  [' 1.2.2027 ', '2027-02-01'],
  ['01-02-2027', '2027-02-01'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', null],
  ['31/04/2027', null],
  ['2026-11-30', null],
  ['30/11', null],
  ['31/12/9999', null],
  ['', null],
])('%j is the day %s', (typed, day) => {
  expect(readDay(typed)).toBe(day)
})

test('a day is written day first, and read back', () => {
  expect(writeDay('2026-02-03')).toBe('03/02/2026')
  expect(readDay(writeDay('2026-02-03'))).toBe('2026-02-03')
})

test('days and months over their ends', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
})

test('weeks begin on Monday', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23')
  expect(mondayOf('2026-11-30')).toBe('2026-11-30')
})

test('a month has all of its days once, in whole weeks', () => {
  for (const month of ['2026-02-01', '2026-11-15', '2027-08-31']) {
    const weeks = weeksOfMonth(month)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    const days = weeks.flat().filter((day) => day.startsWith(month.slice(0, 7)))
    const count = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
    expect(days).toHaveLength(count)
  }
})
