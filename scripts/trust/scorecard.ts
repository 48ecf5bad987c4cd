import type { Row } from './rows.ts'

/** What came of the tests or the trial of a row. */
export interface Outcome {
  passed: number
  failed: number
  seconds: number
  /** What was measured, in words. */
  found: string[]
  /** What failed. */
  missed: string[]
}

/** When a row was run, and of which commit. */
export interface Run {
  day: string
  commit: string
}

const columns = 8
/** Misses first. */
const states = ['**FAIL**', '**SKIP**', '**NOT RUN**', 'pass'] as const
type State = (typeof states)[number]

export function lineOf(
  { id, what, bar, tests, trial, open = '' }: Row,
  outcome: Outcome | null,
  run: Run,
): string {
  const ran = `${run.day}, ${run.commit}`
  if (!outcome) return lineFrom([id, what, bar, 'none', '**SKIP**', '0', open, ran])
  const { passed, failed, seconds, found, missed } = outcome
  const proofs = [tests && 'tests', trial && 'measures'].filter(Boolean).join(' and ')
  const count = `${passed} of ${passed + failed} ${proofs}`
  const state = failed === 0 && passed > 0 ? 'pass' : '**FAIL**'
  const figure = [count, ...found].join('; ')
  return lineFrom([
    id,
    what,
    bar,
    figure,
    state,
    String(Math.round(seconds)),
    [...missed, open].filter(Boolean).join('; '),
    ran,
  ])
}

const lineFrom = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`

const inCell = (text: string) => text.replaceAll('|', '/').replace(/\s+/g, ' ').trim().slice(0, 700)

/** Lines of the page that is there, with those that were run now in their place; of rows that are no more, none. */
export function mergedLines(rows: readonly Row[], page: string, lines: readonly string[]): string[] {
  const known = new Map([...linesOf(page), ...lines].map((line) => [idOf(line), line]))
  return rows.map(({ id, what, bar }) => known.get(id) ?? notRun(id, what, bar))
}

const notRun = (id: string, what: string, bar: string) =>
  lineFrom([id, what, bar, 'none', '**NOT RUN**', '0', '', 'never'])

const linesOf = (page: string) =>
  page.split('\n').filter((line) => /^\| [SD]\d+ \|/.test(line) && line.split(' | ').length === columns)

const idOf = (line: string) => /^\| (\w+) /.exec(line)?.[1] ?? ''

const stateOf = (line: string) => states.indexOf(line.split(' | ')[4] as State)

export function sumOf(lines: readonly string[]): string {
  const of = (state: State) => lines.filter((line) => states[stateOf(line)] === state).length
  const waiting = of('**NOT RUN**') > 0 ? ` ${of('**NOT RUN**')} were not run yet.` : ''
  return `${of('pass')} of ${lines.length} rows pass, ${of('**FAIL**')} fail, ${of('**SKIP**')} are SKIPPED: nothing checks them.${waiting}`
}

export const hasFailed = (lines: readonly string[]) =>
  lines.some((line) => states[stateOf(line)] === '**FAIL**')

export function pageOf(lines: readonly string[], { day, commit }: Run): string {
  return `# Scorecard

Written by \`npm run trust\`, last on ${day} of commit ${commit}. ${sumOf(lines)} “pass” says that the tests and trials pass which prove the row; what failed, and what of its bar nothing measures, stands beside it. A run of some rows (\`npm run trust -- S12 D1\`) keeps the lines of the others, each with its own day (UTC) and commit. Misses come first.

| row | what | bar | figure | state | s | failed or not measured | run |
|---|---|---|---|---|---|---|---|
${lines.toSorted((a, b) => stateOf(a) - stateOf(b)).join('\n')}
`
}
