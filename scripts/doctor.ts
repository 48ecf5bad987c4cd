// `npm run doctor`: checks each part of the installation. Works with and without a running server.

import type { CheckResult } from '../src/server/doctor/check-result.ts'
import { redactSecrets } from '../src/server/doctor/redact-secrets.ts'
import { runChecks } from '../src/server/doctor/run-checks.ts'

const signs = { ok: 'ok ', note: '!  ', bad: 'BAD' }

function asTable(checks: readonly CheckResult[]): string {
  const width = Math.max(...checks.map(({ name }) => name.length))
  const indent = ' '.repeat(width + 8)
  const rows = checks.map(
    ({ name, state, detail }) =>
      `  ${signs[state]}  ${name.padEnd(width)}  ${detail.trim().split('\n').join(`\n${indent}`)}`,
  )
  return [...rows, '', `  ${summary(checks)}`].join('\n')
}

function summary(checks: readonly CheckResult[]): string {
  const wrong = checks.filter(({ state }) => state === 'bad').map(({ name }) => name)
  return wrong.length === 0 ? 'All is well.' : `Not well: ${wrong.join(', ')}.`
}

const asked = process.argv.slice(2)
if (asked.some((word) => word !== '--json')) {
  process.stderr.write('npm run doctor            a table\nnpm run doctor -- --json  the same as JSON\n')
  process.exitCode = 1
} else {
  const checks = (await runChecks()).map((one) => ({
    ...one,
    detail: redactSecrets(one.detail, process.env),
  }))
  const isWell = checks.every(({ state }) => state !== 'bad')
  const text = asked.length > 0 ? JSON.stringify({ ok: isWell, checks }, null, 2) : asTable(checks)
  process.stdout.write(`${text}\n`)
  process.exitCode = isWell ? 0 : 1
}
