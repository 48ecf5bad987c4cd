// `npm test`: checks, build, unit, DOM and HTTP tests, and three journeys in a real browser.
// `npm run test:slow`: whole processes, crashes, fuzzing, and the other journeys. The last line counts all results.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reportStep, runChecks } from './check.ts'

interface Counts {
  passed: number
  failed: number
}

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const reports = join(root, '.cache', 'reports')
mkdirSync(reports, { recursive: true })

const suites = process.argv.includes('--slow')
  ? [await build(), ...(await Promise.all([vitest('slow'), journeys('slow')]))]
  : [
      ...(await Promise.all([checks(), build()])),
      ...(await Promise.all([vitest('unit', 'dom', 'http'), journeys('fast')])),
    ]
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function checks(): Promise<Counts> {
  const results = await runChecks(reportStep)
  const succeeded = results.filter((result) => result.passed).length
  return { passed: succeeded, failed: results.length - succeeded }
}

async function build(): Promise<Counts> {
  const code = await run(process.execPath, ['scripts/build.mjs'])
  console.log(`  ${code === 0 ? '✓' : '✗'} build`)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(...projects: string[]): Promise<Counts> {
  console.log(`\nVitest: ${projects.join(', ')}`)
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const code = await run(bin('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return withExitCode('vitest', code, readReport(report, countTests))
}

async function journeys(project: 'fast' | 'slow'): Promise<Counts> {
  console.log(`\nJourneys in the browser: ${project}`)
  const report = join(reports, 'e2e.json')
  rmSync(report, { force: true })
  // One at a time: they run beside the tests of Vitest, which often wait for a database or a process.
  const args = ['test', `--project=${project}`, '--workers=1', '--reporter=list,json']
  const code = await run(bin('playwright'), args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return withExitCode('playwright', code, readReport(report, countJourneys))
}

/** A file that cannot be loaded has no tests and counts as one failure; a skipped test is a failure too. */
function countTests(report: {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}): Counts {
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + unloadable.length,
  }
}

function countJourneys({
  stats,
}: {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

function readReport<Report>(file: string, count: (report: Report) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    console.error(`The report ${file} cannot be read: ${error}`)
    return { passed: 0, failed: 0 }
  }
}

/** Adds a failure for a runner that ran nothing, or that failed without naming a test. */
function withExitCode(runner: string, code: number, counts: Counts): Counts {
  if (counts.passed + counts.failed === 0) console.error(`${runner} ran no tests.`)
  else if (code !== 0 && counts.failed === 0) console.error(`${runner} ended with exit code ${code}.`)
  else return counts
  return { passed: counts.passed, failed: counts.failed + 1 }
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', (error) => {
      console.error(String(error))
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
