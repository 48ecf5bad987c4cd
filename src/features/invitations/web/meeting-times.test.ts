import { expect, test } from 'vitest'
import { spanText, zoneCity } from './meeting-times.ts'

test.each([
  ['en-GB', 'Mon, 30 Nov 2026, 10:30–11:15'],
  ['fr', 'lun. 30 nov. 2026, 10:30\u00a0–\u00a011:15'],
  ['de', 'Mo., 30. Nov. 2026, 10:30–11:15 Uhr'],
  ['es', 'lun, 30 nov 2026, 10:30–11:15'],
])('a span in %s is written as a browser writes it', (locale, text) => {
  const startsAt = '2026-11-30T09:30:00Z'
  expect(spanText({ startsAt, minutes: 45, timeZone: 'Africa/Tunis', locale })).toBe(text)
})

test.each([
  ['en', 'Africa/Tunis', 'Tunis'],
  ['fr', 'America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['ar', 'Africa/Tunis', 'تونس'],
  ['en', 'UTC', 'UTC'],
  ['ar', 'UTC', 'UTC'],
])('in %s the time of %s is that of %s', (locale, timeZone, city) => {
  expect(zoneCity(timeZone, locale)).toBe(city)
})
