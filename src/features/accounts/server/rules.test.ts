import { describe, expect, test } from 'vitest'
import { daysBefore, freeSlug, linkIsOpen, sentJustNow, sessionEnd, slugOf, staleBefore } from './rules.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const at = (time: string) => new Date(`2026-${time}Z`)

test.each([
  ['Atlas Textiles', 'atlas-textiles'],
  ['  Café & Co. ', 'cafe-co'],
  ['شركة النسيج', 'شركة-النسيج'],
  ['!!!', 'company'],
  ['Jobs', 'jobs-company'],
  ['Forgot Password', 'forgot-password-company'],
  ['Status', 'status-company'],
  ['가나', '가나'],
])('§company-page-2 the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('a long slug is cut after 60 characters and ends with none of its hyphens', () => {
  expect(slugOf('y'.repeat(61))).toBe('y'.repeat(60))
  expect(slugOf(`${'x'.repeat(59)} limited`)).toBe('x'.repeat(59))
})

test('§company-page-2 a taken slug gets the next number', () => {
  expect(freeSlug('atlas', [])).toBe('atlas')
  expect(freeSlug('atlas', ['atlas', 'atlas-2', 'atlas-fund'])).toBe('atlas-3')
})

describe('a link sent by mail', () => {
  test.each([
    ['was never sent, or is used', null, 24, false],
    ['was sent a millisecond less than a day ago', at('02-28T12:00:00.001'), 24, true],
    ['was sent a whole day ago', at('02-28T12:00:00.000'), 24, false],
    ['was sent a millisecond less than an hour ago', at('03-01T11:00:00.001'), 1, true],
    ['was sent a whole hour ago', at('03-01T11:00:00.000'), 1, false],
  ])('that %s', (_what, sentAt, hours, open) => {
    expect(linkIsOpen(sentAt, hours, now)).toBe(open)
  })

  test.each([
    ['none', null, false],
    ['one within the minute', at('03-01T11:59:00.001'), true],
    ['one a whole minute ago', at('03-01T11:59:00.000'), false],
  ])('is not sent twice within a minute: %s', (_what, last, sent) => {
    expect(sentJustNow(last, now)).toBe(sent)
  })
})

test('a session ends after twelve hours and is seen again every five minutes', () => {
  expect(sessionEnd(now)).toEqual(at('03-02T00:00:00.000'))
  expect(staleBefore(now)).toEqual(at('03-01T11:55:00.000'))
})

test('days are days of 24 hours', () => {
  expect(daysBefore(now, 30)).toEqual(at('01-30T12:00:00.000'))
})
