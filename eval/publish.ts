// `node eval/publish.ts` puts the figures of the last whole run on the page /Method, and scores of the demo company on
// the landing page; a whole run does so by itself.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleCandidates } from './example-candidates.ts'

interface Figure {
  dataset: string
  n: number
  metric: string
  value: number
  target: string
  passed: boolean | null
}

interface Row {
  id: string
  what: string
  figures: readonly Figure[]
}

const folder = import.meta.dirname
const pages = join(folder, '..', 'src', 'features', 'site', 'server')

/** Writes what the pages read: the figures that have an aim, and the examples. */
export function publishFigures(): void {
  write(join('method', 'benchmark.json'), publishedFigures())
  write(join('landing', 'examples.json'), exampleCandidates())
}

const write = (file: string, content: unknown) =>
  writeFileSync(join(pages, file), `${JSON.stringify(content, null, 1)}\n`)

/** The figures of the last whole run that have an aim, without what changes with each machine. */
export function publishedFigures(): Row[] {
  const { rows }: { rows: Row[] } = JSON.parse(readFileSync(join(folder, 'latest-builtin.json'), 'utf8'))
  return rows
    .map(({ id, what, figures }) => ({
      id,
      what,
      figures: figures.filter(({ passed }) => passed !== null).map(short),
    }))
    .filter(({ figures }) => figures.length > 0)
}

const short = ({ dataset, n, metric, value, target, passed }: Figure): Figure => ({
  dataset,
  n,
  metric,
  value: Math.round(value * 1000) / 1000,
  target,
  passed,
})

if (import.meta.main) publishFigures()
