import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What became of one test. */
export interface TestResult {
  file: string
  /** Names of its groups and its own, as vitest joins them. */
  name: string
  status: string
  messages: string[]
}

export interface TestRun {
  tests: TestResult[]
  /** Files that could not be loaded or set up, with why. */
  broken: string[]
}

interface Report {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const mostSeconds = 480

/** Runs tests in a copy of the house; `name` is part of the names of those that are wanted. */
export async function runTests(house: string, files: readonly string[], name?: string): Promise<TestRun> {
  const report = join(house, '.teeth-report.json')
  rmSync(report, { force: true })
  const only = name === undefined ? [] : ['-t', name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]
  const said = await runVitest(house, [...files, ...only, '--reporter=json', `--outputFile.json=${report}`])
  const { testResults } = readReport(report, said)
  return {
    tests: testResults.flatMap((file) =>
      file.assertionResults.map(({ fullName, status, failureMessages }) => ({
        file: file.name.slice(house.length + 1),
        name: fullName,
        status,
        messages: failureMessages,
      })),
    ),
    broken: testResults
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
      )
      .map((file) => `${file.name.slice(house.length + 1)}: ${file.message.split('\n')[0] ?? ''}`),
  }
}

function readReport(report: string, said: string): Report {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch {
    return { testResults: [{ name: '', status: 'failed', message: said.slice(-300), assertionResults: [] }] }
  }
}

function runVitest(house: string, args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const vitest = join(house, 'node_modules', 'vitest', 'vitest.mjs')
    const child = spawn(process.execPath, [vitest, 'run', ...args], {
      cwd: house,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: mostSeconds * 1000,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = (said + chunk.toString()).slice(-4000)
      })
    child.on('error', (error) => resolve(String(error)))
    child.on('close', () => resolve(said))
  })
}
