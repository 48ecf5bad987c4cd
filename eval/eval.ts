// `npm run eval [-- --engine builtin|llm] [--rows B3,B12] [--data folder]`: how good the AI core is, in one table.
// With --holdout also the half that nobody looks at while building: at most five times for a design, see README.md.
// With --engine llm: [--sample 40|all] cases of each line at most, [--budget 20] US dollars at most, [--stub] a server
// of our own in place of a model, which shows that every row runs.
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchModel, type NoModel, openBenchModel } from './bench-model.ts'
import { openLinesIn } from './open-lines.ts'
import { publishFigures } from './publish.ts'
import { rows } from './rows.ts'
import { builtinBench, llmBench, type MeasuredRow, runRow } from './run-rows.ts'
import { splits } from './splits.ts'
import { startStubModel, stubSettings } from './stub-model.ts'
import { tableOf } from './table.ts'

const root = resolve(import.meta.dirname, '..')
const { values: asked } = parseArgs({
  options: {
    engine: { type: 'string', default: 'builtin' },
    rows: { type: 'string', default: '' },
    data: { type: 'string', default: resolve(root, '../shared/bench') },
    sample: { type: 'string', default: '40' },
    budget: { type: 'string' },
    stub: { type: 'boolean', default: false },
    holdout: { type: 'boolean', default: false },
  },
})

function refuse(words: string): never {
  console.error(words)
  process.exit(1)
}
const { engine } = asked
if (engine !== 'builtin' && engine !== 'llm') refuse(`There is no engine ${engine}: choose builtin or llm.`)
const most = asked.sample === 'all' ? Number.POSITIVE_INFINITY : Number(asked.sample)
if (!(most >= 1)) refuse('--sample is a number of cases, or all.')
const budgetUsd = asked.budget === undefined ? undefined : Number(asked.budget)
if (budgetUsd !== undefined && !(budgetUsd >= 0)) refuse('--budget is a number of US dollars.')
const ids = asked.rows.split(',').filter((id) => id !== '')
const chosen = rows.filter(({ id }) => ids.length === 0 || ids.includes(id))
if (chosen.length === 0) refuse(`There are: ${rows.map(({ id }) => id).join(', ')}`)

if (existsSync('.env')) process.loadEnvFile('.env')
const stub = engine === 'llm' && asked.stub ? await startStubModel() : null
const opened: BenchModel | NoModel | null =
  engine === 'llm'
    ? await openBenchModel({ ...process.env, ...(stub && stubSettings(stub.url)) }, { budgetUsd })
    : null
const model = opened && 'judge' in opened ? opened : null
const noModel = opened && 'reason' in opened ? opened : null
if (model) {
  const limit = Number.isFinite(model.budgetUsd) ? `at most ${model.budgetUsd} US dollars` : 'free of cost'
  console.error(`${model.name}: ${limit}, at most ${asked.sample} cases of each line`)
}
if (noModel) console.error(noModel.reason)

const openLines = openLinesIn(asked.data)
const halves = asked.holdout ? splits : (['dev'] as const)
const bench = engine === 'llm' ? llmBench(openLines, model, most, halves) : builtinBench(openLines, halves)
const measured: MeasuredRow[] = []
for (const row of chosen) {
  const { id, what, seconds, skipped, ...rest } = await runRow(row, bench, noModel)
  measured.push({ id, what, seconds, ...rest, ...(skipped !== undefined && { skipped }) })
  console.error(`${id}  ${what}  ${skipped === undefined ? `${seconds} s` : `SKIP: ${skipped}`}`)
}

const spent = model?.tally().spent
const cost = spent && {
  calls: spent.calls,
  inputTokens: spent.inputTokens,
  outputTokens: spent.outputTokens,
  usd: spent.microUsd / 1e6,
}
console.log(`\nengine: ${engine}${model ? `, ${model.name}` : ''}`)
if (stub) console.log('A stub of ours, which obeys whatever it reads: its figures say nothing of any model.')
console.log(`\n${tableOf(measured)}`)
for (const { id, what, skipped } of measured) if (skipped) console.log(`${id}  ${what}: SKIP, ${skipped}`)
if (cost)
  console.log(
    `\n${cost.calls} calls, ${cost.inputTokens} tokens in, ${cost.outputTokens} out: ${cost.usd.toFixed(4)} US dollars`,
  )
const figures = measured.flatMap((row) => row.figures)
const failed = figures.filter(({ passed }) => passed === false).length
const outcome = figures.length === 0 ? 'SKIP: nothing was measured' : 'PASS'
console.log(failed === 0 ? `\n${outcome}` : `\nFAIL: ${failed} below target`)
// A whole table is kept; that of a model when there was one.
if (asked.holdout && chosen.length === rows.length && (engine === 'builtin' || (model && !stub))) {
  const about = model && { model: model.name, sample: asked.sample, cost }
  const json = JSON.stringify({ engine, ...about, rows: measured }, null, 2)
  writeFileSync(resolve(root, `eval/latest-${engine}.json`), `${json}\n`)
  if (engine === 'builtin') publishFigures()
}
await stub?.close()
process.exit(failed === 0 ? 0 : 1)
