import { expect, test } from 'vitest'
import { sessionEnd, setupIsOpen } from './rules.ts'

const sentAt = new Date('2026-03-01T12:00:00.000Z')

test.each([
  ['no link was made, or it is used', null, '2026-03-01T12:00:00.000Z', false],
  ['the link is new', sentAt, '2026-03-01T12:00:00.000Z', true],
  ['a millisecond of the day is left', sentAt, '2026-03-02T11:59:59.999Z', true],
  ['the day has passed', sentAt, '2026-03-02T12:00:00.000Z', false],
])('an operator’s setup link: %s', (_what, setupSentAt, now, open) => {
  expect(setupIsOpen({ setupSentAt }, new Date(now))).toBe(open)
})

test('an operator’s session ends after eight hours', () => {
  expect(sessionEnd(sentAt)).toEqual(new Date('2026-03-01T20:00:00.000Z'))
})
