// `npm run doctor`: what is configured, and whether it answers. Works beside a running server and without one.
import { examine } from '../src/server/doctor/examine.ts'
import type { Finding } from '../src/server/doctor/finding.ts'
import { withoutSecrets } from '../src/server/doctor/without-secrets.ts'

const marks = { ok: 'ok ', note: '!  ', bad: 'BAD' }

function asTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length))
  const indent = ' '.repeat(width + 8)
  const rows = findings.map(
    ({ name, state, said }) =>
      `  ${marks[state]}  ${name.padEnd(width)}  ${said.trim().split('\n').join(`\n${indent}`)}`,
  )
  return [...rows, '', `  ${verdict(findings)}`].join('\n')
}

function verdict(findings: readonly Finding[]): string {
  const wrong = findings.filter(({ state }) => state === 'bad').map(({ name }) => name)
  return wrong.length === 0 ? 'All is well.' : `Not well: ${wrong.join(', ')}.`
}

const asked = process.argv.slice(2)
if (asked.some((word) => word !== '--json')) {
  process.stderr.write('npm run doctor            a table\nnpm run doctor -- --json  the same as JSON\n')
  process.exitCode = 1
} else {
  const findings = (await examine()).map((one) => ({ ...one, said: withoutSecrets(one.said, process.env) }))
  const isWell = findings.every(({ state }) => state !== 'bad')
  const text = asked.length > 0 ? JSON.stringify({ ok: isWell, findings }, null, 2) : asTable(findings)
  process.stdout.write(`${text}\n`)
  process.exitCode = isWell ? 0 : 1
}
