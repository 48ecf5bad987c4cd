import { expect, test } from 'vitest'
import { aiBand, shownRun } from './rules.ts'

const begunAt = new Date('2026-03-01T12:00:00.000Z')
const after = (minutes: number, ms = 0) => new Date(begunAt.getTime() + minutes * 60_000 + ms)

test.each([
  ['none', undefined, after(0), null],
  ['one that waits', { state: 'waiting', attempts: 0, begunAt: null }, after(600), 'running'],
  ['one under way', { state: 'waiting', attempts: 1, begunAt }, after(1), 'running'],
  ['one that failed', { state: 'failed', attempts: 1, begunAt }, after(0), 'failed'],
  ['the last try, silent for 35 minutes', { state: 'waiting', attempts: 5, begunAt }, after(35), 'running'],
  ['the last try, silent for longer', { state: 'waiting', attempts: 5, begunAt }, after(35, 1), 'failed'],
  ['the fourth try, silent for longer', { state: 'waiting', attempts: 4, begunAt }, after(36), 'running'],
  ['five tries and none begun', { state: 'waiting', attempts: 5, begunAt: null }, after(36), 'running'],
] as const)('a run as the employer sees it: %s', (_what, run, now, shown) => {
  expect(shownRun(run as Parameters<typeof shownRun>[0], now)).toBe(shown)
})

test.each([
  [0, 'none'],
  [29, 'none'],
  [30, 'some'],
  [64, 'some'],
  [65, 'strong'],
  [100, 'strong'],
])('%i %% of AI-like text is %s', (percentage, band) => {
  expect(aiBand(percentage)).toBe(band)
})
