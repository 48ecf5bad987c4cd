// `npm run trust [-- S12 D1 …]`: runs what proves each row of the scorecard, and writes docs/scorecard.md when all rows ran.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findingsOf, type Row, rows } from './trust/rows.ts'

interface Outcome {
  passed: number
  failed: number
  seconds: number
}

const root = join(import.meta.dirname, '..')
const all = [...rows, ...findingsOf(readFileSync(join(root, 'SECURITY.md'), 'utf8'))]
const asked = process.argv.slice(2)
const chosen = asked.length === 0 ? all : all.filter(({ id }) => asked.includes(id))
if (chosen.length === 0) {
  console.error(`No such row. There are: ${all.map(({ id }) => id).join(' ')}`)
  process.exit(1)
}

const files = runTests([...new Set(chosen.flatMap(({ tests = [] }) => tests))])
const lines = chosen.map((row) => lineOf(row, outcomeOf(row)))
for (const line of lines) console.log(line)
const failed = lines.filter((line) => line.includes('| **FAIL**')).length
const skipped = lines.filter((line) => line.includes('| **SKIP**')).length
const sum = `${lines.length - failed - skipped} of ${lines.length} rows pass, ${failed} fail, ${skipped} are SKIPPED: nothing checks them.`
console.log(`\n${sum}`)
if (asked.length === 0) writeFileSync(join(root, 'docs/scorecard.md'), page())
process.exitCode = failed === 0 ? 0 : 1

/** One run of Vitest for all files. */
function runTests(paths: string[]): Map<string, Outcome> {
  if (paths.length === 0) return new Map()
  const report = join(root, '.cache/reports/trust.json')
  mkdirSync(join(root, '.cache/reports'), { recursive: true })
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
      assertionResults: { status: string }[]
    }[]
  }
  return new Map(
    testResults.map(({ name, startTime, endTime, status, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((one) => one.status === wanted).length
      const broken = status === 'failed' && count('failed') === 0 ? 1 : 0
      const seconds = (endTime - startTime) / 1000
      return [relative(root, name), { passed: count('passed'), failed: count('failed') + broken, seconds }]
    }),
  )
}

function outcomeOf({ tests, trial }: Row): Outcome | null {
  if (trial) {
    const began = Date.now()
    const { status } = spawnSync(process.execPath, ['bench/trust.ts', trial], { cwd: root, stdio: 'inherit' })
    return {
      passed: status === 0 ? 1 : 0,
      failed: status === 0 ? 0 : 1,
      seconds: (Date.now() - began) / 1000,
    }
  }
  if (!tests) return null
  // A file that did not run proves nothing.
  const each = tests.map((path) => files.get(path) ?? { passed: 0, failed: 1, seconds: 0 })
  const total = (of: keyof Outcome) => each.reduce((sum, one) => sum + one[of], 0)
  return { passed: total('passed'), failed: total('failed'), seconds: total('seconds') }
}

function lineOf({ id, what, bar, trial, open = '' }: Row, outcome: Outcome | null): string {
  if (!outcome) return `| ${id} | ${what} | ${bar} | none | **SKIP** | 0 | ${open} |`
  const { passed, failed: broken, seconds } = outcome
  const figure = `${passed} of ${passed + broken} ${trial ? 'attacks' : 'tests'}`
  const state = broken === 0 && passed > 0 ? 'pass' : '**FAIL**'
  return `| ${id} | ${what} | ${bar} | ${figure} | ${state} | ${Math.round(seconds)} | ${open} |`
}

function page(): string {
  return `# Scorecard

Written by \`npm run trust\`. ${sum} “pass” says that the tests pass which prove the row; what of its bar they do not measure stands in the last column.

| row | what | bar | figure | state | s | not measured |
|---|---|---|---|---|---|---|
${lines.join('\n')}
`
}
