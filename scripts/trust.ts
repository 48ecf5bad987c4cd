// `npm run trust [-- S12 D1 …]`: runs what proves each row of the scorecard, or some, and writes docs/scorecard.md.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { findingsOf } from './trust/findings.ts'
import { type Row, rows } from './trust/rows.ts'
import { hasFailed, lineOf, mergedLines, type Outcome, pageOf, sumOf } from './trust/scorecard.ts'

const root = join(import.meta.dirname, '..')
const all = [...rows, ...findingsOf(readFileSync(join(root, 'SECURITY.md'), 'utf8'))]
const asked = process.argv.slice(2)
const chosen = asked.length === 0 ? all : all.filter(({ id }) => asked.includes(id))
if (chosen.length === 0) {
  console.error(`No such row. There are: ${all.map(({ id }) => id).join(' ')}`)
  process.exit(1)
}

const nothing: Outcome = { passed: 0, failed: 0, seconds: 0, found: [], missed: [] }
const run = { day: new Date().toISOString().slice(0, 16).replace('T', ' '), commit: commitNow() }
mkdirSync(join(root, '.cache/reports'), { recursive: true })
const files = runTests([...new Set(chosen.flatMap(({ tests = [] }) => tests))])
const journeys = runJourneys([...new Set(chosen.flatMap(({ journeys = [] }) => journeys))])
const lines = chosen.map((row) => lineOf(row, outcomeOf(row), run))
for (const line of lines) console.log(line)
console.log(`\n${sumOf(lines)}`)
const page = join(root, 'docs/scorecard.md')
writeFileSync(page, pageOf(mergedLines(all, readFileSync(page, 'utf8'), lines), run))
process.exitCode = hasFailed(lines) ? 1 : 0

/** With a word when the files are not those of the commit. */
function commitNow(): string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const changed = git('status', '--porcelain', '--', '.', ':!docs/scorecard.md') !== ''
  return `${git('rev-parse', '--short=8', 'HEAD') || 'unknown'}${changed ? ' and changes' : ''}`
}

/** One run of Vitest for all files. */
function runTests(paths: string[]): Map<string, Outcome> {
  if (paths.length === 0) return new Map()
  const report = join(root, '.cache/reports/trust.json')
  writeFileSync(report, '{"testResults":[]}')
  const vitest = join(root, 'node_modules/.bin/vitest')
  spawnSync(vitest, ['run', '--reporter=json', `--outputFile=${report}`, ...paths], {
    cwd: root,
    stdio: 'inherit',
  })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: {
      name: string
      startTime: number
      endTime: number
      status: string
      assertionResults: { status: string; title: string }[]
    }[]
  }
  return new Map(
    testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
      const of = (wanted: string) => assertionResults.filter((one) => one.status === wanted)
      const missed = of('failed').map(({ title }) => title)
      if (status === 'failed' && missed.length === 0) missed.push(`${basename(name)} did not run`)
      const seconds = (endTime - startTime) / 1000
      return [
        relative(root, name),
        { passed: of('passed').length, failed: missed.length, seconds, found: [], missed },
      ]
    }),
  )
}

interface Suite {
  file: string
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

/** On a build of these files, in the browser that the journeys bring. */
function runJourneys(paths: string[]): Map<string, Outcome> {
  if (paths.length === 0) return new Map()
  const report = join(root, '.cache/reports/trust-journeys.json')
  writeFileSync(report, '{"suites":[]}')
  spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
  spawnSync(join(root, 'node_modules/.bin/playwright'), ['test', ...paths, '--reporter=list,json'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }
  return new Map(suites.map((suite) => [`e2e/${suite.file}`, journeyOutcome(suite)]))
}

function journeyOutcome({ specs = [], suites = [] }: Suite): Outcome {
  const all = [...specs, ...suites.flatMap(({ specs = [] }) => specs)]
  const missed = all.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
  const times = all.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map((one) => one.duration)))
  return {
    passed: all.length - missed.length,
    failed: missed.length,
    seconds: times.reduce((sum, one) => sum + one, 0) / 1000,
    found: [],
    missed: missed.map(({ title }) => title),
  }
}

function outcomeOf({ tests = [], journeys: walked = [], trial }: Row): Outcome | null {
  // A file that did not run proves nothing.
  const didNotRun = (path: string) => ({ ...nothing, failed: 1, missed: [`${path} did not run`] })
  const parts = [
    ...tests.map((path) => files.get(path) ?? didNotRun(path)),
    ...walked.map((path) => journeys.get(path) ?? didNotRun(path)),
  ]
  if (trial) parts.push(tried(trial))
  if (parts.length === 0) return null
  const total = (of: 'passed' | 'failed' | 'seconds') => parts.reduce((sum, one) => sum + one[of], 0)
  return {
    passed: total('passed'),
    failed: total('failed'),
    seconds: total('seconds'),
    found: parts.flatMap(({ found }) => found),
    missed: parts.flatMap(({ missed }) => missed),
  }
}

/** Each line that a trial prints is one of its measures. */
function tried(trial: string): Outcome {
  const began = Date.now()
  const { status, stdout } = spawnSync(process.execPath, ['bench/trust.ts', trial], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    encoding: 'utf8',
  })
  console.log(stdout)
  const measures = [...stdout.matchAll(/^ {2}(PASS|FAIL) +(.*?) {2,}(.*) \(wanted: (.*)\)$/gm)]
  const found = measures.map(([, , what, figure = '']) => `${what}: ${figure.trim()}`)
  const missed = measures
    .filter(([, state]) => state === 'FAIL')
    .map(([, , what, , wanted]) => `${what} (wanted: ${wanted})`)
  if (status !== 0 && missed.length === 0) missed.push('ended before its time')
  const seconds = (Date.now() - began) / 1000
  const passed = measures.length - measures.filter(([, state]) => state === 'FAIL').length
  return { passed, failed: missed.length, seconds, found, missed }
}
