import { expect, test } from 'vitest'
import { instantIn, isTimeZone, localTimeIn } from './zoned-time.ts'

test.each([
  ['2026-11-30T09:30:00', 'Africa/Tunis', '2026-11-30T08:30:00.000Z'],
  ['2026-07-01T09:30:00', 'Europe/Paris', '2026-07-01T07:30:00.000Z'],
  ['2026-12-01T00:00:00', 'Asia/Kolkata', '2026-11-30T18:30:00.000Z'],
  ['2026-03-08T12:00:00', 'America/New_York', '2026-03-08T16:00:00.000Z'],
  ['2026-03-29T03:00:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s, and back', (local, zone, instant) => {
  const at = instantIn(local, zone)
  expect(at?.toISOString()).toBe(instant)
  expect(localTimeIn(at as Date, zone)).toBe(local)
})

test.each([
  ['the skipped hour', '2026-03-29T02:30:00', 'Europe/Paris'],
  ['a date that does not exist', '2026-02-30T09:00:00', 'Africa/Tunis'],
  ['the month 13', '2026-13-01T09:00:00', 'Africa/Tunis'],
])('%s is no instant', (_, local, zone) => {
  expect(instantIn(local, zone)).toBeNull()
})

test('an hour that comes twice is the first', () => {
  expect(instantIn('2026-10-25T02:30:00', 'Europe/Paris')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('zones that exist, and others', () => {
  expect(isTimeZone('Africa/Tunis')).toBe(true)
  for (const none of ['Africa/Nowhere', '+01:00', '-05', '', 'local', 'x'.repeat(64)])
    expect(isTimeZone(none), none).toBe(false)
})
