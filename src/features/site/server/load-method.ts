import { builtinEngine } from '#features/scoring/score-interview.ts'
import { scoreFields, weights } from '#features/scoring/weights.ts'
import type { BenchmarkRow, MethodData } from '../contract.ts'
import benchmark from './method/benchmark.json' with { type: 'json' }

/** How scores are made and how well they do: from the table of weights and the figures of the benchmark. */
export function loadMethod(): MethodData {
  const rows: readonly BenchmarkRow[] = benchmark
  return {
    engine: builtinEngine.versions,
    weights: scoreFields
      .filter((field) => weights[field] > 0)
      .map((field) => ({ field, percent: Math.round(weights[field] * 100) })),
    missed: rowsThat(rows, false),
    reached: rowsThat(rows, true),
  }
}

/** The figures that missed their aim, or those that reached it, in their rows. */
const rowsThat = (rows: readonly BenchmarkRow[], passed: boolean): BenchmarkRow[] =>
  rows
    .map((row) => ({ ...row, figures: row.figures.filter((figure) => figure.passed === passed) }))
    .filter(({ figures }) => figures.length > 0)
