import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Step, steps } from './check-steps.ts'

export interface StepResult {
  name: string
  passed: boolean
  summary: string
  output: string
  seconds: number
}

const root = join(import.meta.dirname, '..')

/** Runs every step, one for each core at a time, and reports each as it ends. */
export async function runChecks(report: (result: StepResult) => void): Promise<StepResult[]> {
  const waiting = [...steps]
  const results: StepResult[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      results.push(result)
      report(result)
    }
  }
  await Promise.all(Array.from({ length: Math.min(4, Math.max(2, availableParallelism())) }, worker))
  return results
}

/** One line for a step that passed; its whole output for one that failed. */
export function reportStep(result: StepResult): void {
  const time = `${result.seconds.toFixed(1)} s`
  if (result.passed) console.log(`  ✓ ${result.name} (${result.summary}, ${time})`)
  else console.log(`  ✗ ${result.name} (${time})\n${result.output.trim().replace(/^/gm, '      ')}`)
}

async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now()
  const { code, output } = await run(step.command)
  const seconds = (performance.now() - started) / 1000
  const outcome = code === 0 ? step.read(output) : { passed: false, summary: '', problem: '' }
  return {
    name: step.name,
    passed: outcome.passed,
    summary: outcome.summary,
    output: [output, outcome.problem].filter(Boolean).join('\n'),
    seconds,
  }
}

function run([command, ...args]: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
    const child = spawn(command ?? '', args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH, NO_COLOR: '1' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

if (import.meta.main) {
  const results = await runChecks(reportStep)
  const failed = results.filter((result) => !result.passed)
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
