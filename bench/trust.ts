// `npm run bench:trust [name …]`: attacks on real servers, with the figures that came of them; fails when one gets through.
import { badFiles } from './trust/bad-files.ts'
import { bruteForce } from './trust/brute-force.ts'
import { randomChaos } from './trust/chaos/random-chaos.ts'
import { clockJumps } from './trust/clock-jumps.ts'
import { deadlineStorm } from './trust/deadline-storm.ts'
import { dependenciesDown } from './trust/dependencies-down.ts'
import { egress } from './trust/egress.ts'
import { enumeration } from './trust/enumeration.ts'
import { injectionScan } from './trust/injection-scan.ts'
import { jobQuota, oneActivePlan } from './trust/one-active-plan.ts'
import { print } from './trust/print-findings.ts'
import { restore } from './trust/restore.ts'
import { seats } from './trust/seats.ts'
import { slowClients } from './trust/slow-clients.ts'
import { storedScripts } from './trust/stored-scripts.ts'
import type { Trial } from './trust/trial.ts'

const trials: readonly Trial[] = [
  enumeration,
  bruteForce,
  badFiles,
  egress,
  storedScripts,
  injectionScan,
  seats,
  oneActivePlan,
  jobQuota,
  randomChaos,
  dependenciesDown,
  clockJumps,
  restore,
  deadlineStorm,
  slowClients,
]

const asked = process.argv.slice(2)
const chosen = trials.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (chosen.length === 0) console.log(`There are: ${trials.map(({ name }) => name).join(', ')}`)
let passed = chosen.length > 0
for (const { name, what, run } of chosen) {
  const began = Date.now()
  console.log(`\n${name}  ${what}`)
  const findings = await run()
  print(findings)
  console.log(`  ${Math.round((Date.now() - began) / 1000)} s`)
  passed &&= findings.every((finding) => finding.passed)
}
console.log(`\n${passed ? 'PASS' : 'FAIL'}`)
process.exit(passed ? 0 : 1)
