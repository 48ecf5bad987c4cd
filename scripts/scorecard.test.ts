import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findingsOf } from './trust/findings.ts'
import { type Row, rows } from './trust/rows.ts'
import { lineOf, mergedLines, pageOf } from './trust/scorecard.ts'

const some: Row[] = [
  { id: 'S1', what: 'calls', bar: '0 undocumented', tests: ['a.test.ts'] },
  { id: 'S2', what: 'guesses', bar: '0 taken', trial: 'S2' },
  { id: 'S3', what: 'corpus', bar: '0 broken', open: 'no corpus' },
]
const [calls, guesses, corpus] = some as [Row, Row, Row]
const first = { day: '2026-11-22 10:00', commit: 'aaaaaaaa' }
const second = { day: '2026-11-23 10:00', commit: 'bbbbbbbb' }
const passes = { passed: 2, failed: 0, seconds: 1.4, found: [], missed: [] }

test('a run of some rows keeps the lines of the others; misses come first', () => {
  const page = pageOf(mergedLines(some, '', [lineOf(calls, passes, first)]), first)
  const fails = { passed: 1, failed: 1, seconds: 9, found: ['taken: 4'], missed: ['taken (wanted: 0)'] }
  const now = [lineOf(guesses, fails, second)]
  expect(
    pageOf(mergedLines(some, page, now), second)
      .split('\n')
      .slice(6, -1),
  ).toEqual([
    '| S2 | guesses | 0 taken | 1 of 2 measures; taken: 4 | **FAIL** | 9 | taken (wanted: 0) | 2026-11-23 10:00, bbbbbbbb |',
    '| S3 | corpus | 0 broken | none | **NOT RUN** | 0 |  | never |',
    '| S1 | calls | 0 undocumented | 2 of 2 tests | pass | 1 |  | 2026-11-22 10:00, aaaaaaaa |',
  ])
})

test('the page counts what passes, what passes in part, what fails, and what nothing checks', () => {
  const lines = [
    lineOf(calls, passes, first),
    lineOf(corpus, null, first),
    lineOf({ ...guesses, open: 'ten minutes' }, passes, first),
  ]
  const page = pageOf(lines, first)
  expect(page).toContain(
    '1 of 3 rows pass, 1 pass in PART: something of their bar is not measured, 0 fail, 1 are SKIPPED: nothing checks them. “pass”',
  )
  expect(page.split('\n').slice(6, -1)).toEqual([
    '| S3 | corpus | 0 broken | none | **SKIP** | 0 | no corpus | 2026-11-22 10:00, aaaaaaaa |',
    '| S2 | guesses | 0 taken | 2 of 2 measures | **PART** | 1 | ten minutes | 2026-11-22 10:00, aaaaaaaa |',
    '| S1 | calls | 0 undocumented | 2 of 2 tests | pass | 1 |  | 2026-11-22 10:00, aaaaaaaa |',
  ])
})

test('what was recorded keeps its figures and says what is open by now; a whole run stays whole', () => {
  const lines = [lineOf({ ...calls, open: '34 not met' }, passes, first), lineOf(guesses, passes, first)]
  const now = [
    { ...calls, open: '21 not met' },
    { ...guesses, open: 'ten minutes' },
  ]
  expect(mergedLines(now, pageOf(lines, first), [])).toEqual([
    '| S1 | calls | 0 undocumented | 2 of 2 tests | **PART** | 1 | 21 not met | 2026-11-22 10:00, aaaaaaaa |',
    '| S2 | guesses | 0 taken | 2 of 2 measures | pass | 1 |  | 2026-11-22 10:00, aaaaaaaa |',
  ])
  const asBefore = pageOf(lines, first).replace('**PART**', 'pass')
  expect(mergedLines([now[0] as Row], asBefore, [])[0]).toContain(' | **PART** | 1 | 21 not met | ')
})

test('figures are not cut; of a list without end whole parts are left out', () => {
  const figure = (found: string[]) => lineOf(guesses, { ...passes, found }, first).split(' | ')[3]
  const long = 'm'.repeat(995)
  expect(figure([long, 'last: 0'])).toBe(`2 of 2 measures; ${long}; last: 0`)
  expect(figure([long, long, 'last: 0'])).toBe(`2 of 2 measures; ${long}; …`)
})

test('there is a row of each check, and of each finding that is known', () => {
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 39 }, (_, at) => `S${at + 1}`))
  const findings = findingsOf(readFileSync('SECURITY.md', 'utf8')).map(({ id }) => id)
  const unknown = ['D3', 'D18']
  const all = Array.from({ length: 22 }, (_, at) => `D${at + 1}`)
  expect(findings).toEqual(all.filter((id) => !unknown.includes(id)))
})
