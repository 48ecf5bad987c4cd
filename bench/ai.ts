// `npm run bench:ai [-- --engine builtin|llm] [--rows B3,B12] [--data folder]`: how good the AI core is, in one table.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openLinesIn } from './ai/open-lines.ts'
import type { EngineName, Figure } from './ai/row.ts'
import { rows } from './ai/rows.ts'
import { tableOf } from './ai/table.ts'

const root = resolve(import.meta.dirname, '..')
const { values: asked } = parseArgs({
  options: {
    engine: { type: 'string', default: 'builtin' },
    rows: { type: 'string', default: '' },
    data: { type: 'string', default: resolve(root, '../shared/bench') },
  },
})
if (asked.engine !== 'builtin' && asked.engine !== 'llm') {
  console.error(`There is no engine ${asked.engine}: choose builtin or llm.`)
  process.exit(1)
}
const engine: EngineName = asked.engine
const ids = asked.rows.split(',').filter((id) => id !== '')
const chosen = rows.filter(({ id }) => ids.length === 0 || ids.includes(id))
if (chosen.length === 0) {
  console.error(`There are: ${rows.map(({ id }) => id).join(', ')}`)
  process.exit(1)
}

const measured: { id: string; what: string; seconds: number; figures: Figure[]; skipped?: string }[] = []
for (const { id, what, run } of chosen) {
  const began = performance.now()
  const outcome = await run({ engine, openLines: openLinesIn(asked.data) })
  const seconds = Math.round((performance.now() - began) / 100) / 10
  if ('skipped' in outcome) measured.push({ id, what, seconds, figures: [], skipped: outcome.skipped })
  else measured.push({ id, what, seconds, figures: outcome })
  console.error(`${id}  ${what}  ${'skipped' in outcome ? `SKIP: ${outcome.skipped}` : `${seconds} s`}`)
}

console.log(`\nengine: ${engine}\n`)
console.log(tableOf(measured))
for (const { id, what, skipped } of measured) if (skipped) console.log(`${id}  ${what}: SKIP, ${skipped}`)
const failed = measured.flatMap(({ figures }) => figures).filter(({ passed }) => passed === false).length
console.log(failed === 0 ? '\nPASS' : `\nFAIL: ${failed} below target`)
const whole = chosen.length === rows.length
if (whole) {
  const json = JSON.stringify({ engine, rows: measured }, null, 2)
  writeFileSync(resolve(root, `bench/ai/latest-${engine}.json`), `${json}\n`)
}
process.exit(failed === 0 ? 0 : 1)
