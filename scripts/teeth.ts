// `npm run teeth [id …]`: takes each defence away in a copy of the house and demands that its test fails.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { whileHolding } from './folder-lock.mjs'
import { copyHouse, type House } from './teeth/copy-house.ts'
import { type Defence, occurrences } from './teeth/defence.ts'
import { defences } from './teeth/defences.ts'
import { runTests, type TestResult, type TestRun } from './teeth/run-tests.ts'

interface Verdict {
  defence: Defence
  bites: boolean
  why: string
}

const root = join(import.meta.dirname, '..')
const lanes = 2
// Always the same place, so that each copy finds its own test database again.
const top = join(root, '.cache', 'teeth')

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !defences.some((defence) => defence.id === id))
const chosen = defences.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
if (unknown.length > 0) {
  console.error(
    `No such defence: ${unknown.join(', ')}. There are: ${defences.map(({ id }) => id).join(', ')}`,
  )
  process.exitCode = 2
} else {
  const verdicts = await whileHolding(
    `${top}.lock`,
    () => judgeAll(chosen),
    () => console.log('Waiting for another run …'),
  )
  const toothless = verdicts.filter(({ bites }) => !bites)
  console.log(`\n${verdicts.length - toothless.length} of ${verdicts.length} defences are held by a test`)
  for (const { defence, why } of toothless) console.log(`  ✗ ${defence.id} (${defence.what}): ${why}`)
  process.exitCode = toothless.length === 0 ? 0 : 1
}

async function judgeAll(list: readonly Defence[]): Promise<Verdict[]> {
  const houses: House[] = []
  try {
    for (let lane = 1; lane <= lanes; lane++) houses.push(await copyHouse(root, join(top, String(lane))))
    const left = [...Map.groupBy(list, ({ test }) => test)]
    const verdicts: Verdict[] = []
    const work = async ({ folder }: House) => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [test, held] = next
        const untouched = await runTests(folder, [test])
        for (const defence of held) {
          const verdict = await judge(folder, defence, untouched)
          verdicts.push(verdict)
          console.log(`${verdict.bites ? '✓' : '✗'} ${defence.id.padEnd(26)} ${defence.what}: ${verdict.why}`)
        }
      }
    }
    await Promise.all(houses.map(work))
    return verdicts
  } finally {
    for (const house of houses) await house.close()
  }
}

async function judge(house: string, defence: Defence, untouched: TestRun): Promise<Verdict> {
  const verdict = (bites: boolean, why: string): Verdict => ({ defence, bites, why })
  const { file, find, replace, test, name = '' } = defence
  const before = untouched.tests.filter((one) => one.file === test && one.name.includes(name))
  if (before.length === 0)
    return verdict(false, `${test} has no such test${untouched.broken.map((why) => `; ${why}`).join('')}`)
  const failing = before.filter(({ status }) => status !== 'passed')
  if (failing.length > 0)
    return verdict(
      false,
      `${failing.length} fail with the defence in place, such as "${failing[0]?.name ?? ''}"`,
    )
  const path = join(house, file)
  const text = readFileSync(path, 'utf8')
  const times = occurrences(text, find)
  if (times !== 1) return verdict(false, `the defence is found ${times} times in ${file}`)
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  try {
    const { tests, broken } = await runTests(house, [test], defence.name)
    const caught = tests.filter(isCaught)
    if (caught.length > 0) return verdict(true, `noticed by "${caught[0]?.name ?? ''}"`)
    const other = [...broken, ...tests.flatMap(({ messages }) => messages.map((one) => one.slice(0, 200)))]
    return verdict(false, other.length > 0 ? `broken, not caught: ${other.join(' | ')}` : 'NO TEST NOTICES')
  } finally {
    writeFileSync(path, text)
  }
}

/** A test that fails because the code no longer loads has caught nothing. */
function isCaught({ status, messages }: TestResult): boolean {
  return (
    status === 'failed' &&
    !messages.every((one) => /^(SyntaxError|ReferenceError)|Cannot find module/.test(one))
  )
}
