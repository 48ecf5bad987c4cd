// `npm test`: the checks, the tests of vitest on a real database, and the journeys in a real browser. The last line
// counts them all.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks, tellStep } from './check.ts'

interface Counts {
  passed: number
  failed: number
}

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules', '.bin', name)
const reports = join(root, '.cache', 'reports')
mkdirSync(reports, { recursive: true })

const suites = [await checks(), await build(), await units(), await journeys()]
const total = suites.reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
}))
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function checks(): Promise<Counts> {
  console.log('Checks')
  const results = await runChecks(tellStep)
  const passed = results.filter((result) => result.passed).length
  return { passed, failed: results.length - passed }
}

async function build(): Promise<Counts> {
  console.log('\nBuild')
  const code = await run(process.execPath, ['scripts/build.mjs'])
  console.log(code === 0 ? '  ✓ what the browser gets' : '  ✗ what the browser gets')
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function units(): Promise<Counts> {
  console.log('\nUnits and HTTP')
  const report = join(reports, 'vitest.json')
  rmSync(report, { force: true })
  const code = await run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return believed('vitest', code, readReport(report, countUnits))
}

async function journeys(): Promise<Counts> {
  console.log('\nJourneys in the browser')
  const report = join(reports, 'e2e.json')
  rmSync(report, { force: true })
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return believed('playwright', code, readReport(report, countJourneys))
}

/** A file that could not be loaded holds no test, and counts as one that failed; a skipped test too. */
function countUnits(report: {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + broken.length,
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

/** A runner that ran nothing, or ended badly without naming a failure, failed. */
function believed(runner: string, code: number, counts: Counts): Counts {
  if (counts.passed + counts.failed === 0) console.error(`${runner} ran no test: that counts as a failure.`)
  else if (code !== 0 && counts.failed === 0)
    console.error(`${runner} ended with ${code}: that counts as a failure.`)
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
