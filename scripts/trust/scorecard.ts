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
const states = ['**FAIL**', '**SKIP**', '**NOT RUN**', '**PART**', 'pass'] as const
type State = (typeof states)[number]

export function lineOf(
  { id, what, bar, tests, journeys, trial, open = '' }: Row,
  outcome: Outcome | null,
  run: Run,
): string {
  const ran = `${run.day}, ${run.commit}`
  if (!outcome) return lineFrom([id, what, bar, 'none', '**SKIP**', '0', open, ran])
  const { passed, failed, seconds, found, missed } = outcome
  const proofs = [(tests || journeys) && 'tests', trial && 'measures'].filter(Boolean).join(' and ')
  const count = `${passed} of ${passed + failed} ${proofs}`
  const state = failed === 0 && passed > 0 ? passing(open) : '**FAIL**'
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

/** What passes while something of its bar is not measured, passes in part. */
const passing = (open: string): State => (open ? '**PART**' : 'pass')

const lineFrom = (cells: readonly string[]) => `| ${cells.map(inCell).join(' | ')} |`

/** More than any trial says; of a list that is longer whole parts are left out. */
const longest = 2_000

function inCell(text: string): string {
  const line = text.replaceAll('|', '/').replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf('; '), 0)) || cut}; …`
}

/** Lines of the page that is there, with those that were run now in their place; of rows that are no more, none. */
export function mergedLines(rows: readonly Row[], page: string, lines: readonly string[]): string[] {
  const recorded = new Map(linesOf(page).map((line) => [idOf(line), line]))
  const ran = new Map(lines.map((line) => [idOf(line), line]))
  return rows.map((row) => {
    const before = recorded.get(row.id)
    return ran.get(row.id) ?? (before ? judgedAnew(row, before) : notRun(row.id, row.what, row.bar))
  })
}

/** A line that was recorded, with what is open of its row by now. A whole run stays whole, whatever the next one would be. */
function judgedAnew({ open = '' }: Row, line: string): string {
  const cells = line.slice(2, -2).split(' | ')
  const [, , , , state = '', , openThen = ''] = cells
  if (state !== 'pass' && state !== '**PART**') return line
  const openNow = openThen.trim() === '' ? '' : open
  return lineFrom(cells.with(4, passing(openNow)).with(6, openNow))
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
  return `${of('pass')} of ${lines.length} rows pass, ${of('**PART**')} pass in PART: something of their bar is not measured, ${of('**FAIL**')} fail, ${of('**SKIP**')} are SKIPPED: nothing checks them.${waiting}`
}

export const hasFailed = (lines: readonly string[]) =>
  lines.some((line) => states[stateOf(line)] === '**FAIL**')

export function pageOf(lines: readonly string[], { day, commit }: Run): string {
  return `# Scorecard

Written by \`npm run trust\`, last on ${day} of commit ${commit}. ${sumOf(lines)} “pass” says that the tests and trials pass which prove the row, PART that they pass and do not measure all of its bar; what failed, and what nothing measures, stands beside it. A run of some rows (\`npm run trust -- S12 D1\`) keeps the lines of the others, each with its own day (UTC) and commit. Misses come first.

| row | what | bar | figure | state | s | failed or not measured | run |
|---|---|---|---|---|---|---|---|
${lines.toSorted((a, b) => stateOf(a) - stateOf(b)).join('\n')}
`
}
