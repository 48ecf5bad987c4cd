import type { Assessment, AssessmentInput } from '../src/features/scoring/assessment.ts'
import type { BenchModel } from './bench-model.ts'
import type { Split } from './splits.ts'

/** Which engine is measured. */
export type EngineName = 'builtin' | 'llm'

/** One measured figure: a line of the table. */
export interface Figure {
  /** What it was measured on, e.g. `dev, terse`. */
  dataset: string
  /** How many cases. */
  n: number
  metric: string
  /** What the simplest thing that could work gets, measured on the same cases; null where there is no such thing. */
  floor: number | null
  value: number
  /** In words, e.g. `>= .90`; `report` where the figure is only to be known. */
  target: string
  /** null where the figure is only to be known. */
  passed: boolean | null
}

/**
 * Scores an interview with the engine that is measured; null where a language model was to and did not: what the
 * built-in engine says in its place is no value of the model's. Equal content is scored once, but for `fresh`.
 */
export type ScoreInput = (input: AssessmentInput, options?: { fresh?: boolean }) => Promise<Assessment | null>

/** What a row runs with. */
export interface Bench {
  engine: EngineName
  /** The cases of one file of the open data (JSON lines), or null when it is not there. */
  openLines: <T>(file: string) => T[] | null
  scoreInput: ScoreInput
  /** The language model that is measured; null with the built-in engine. */
  model: BenchModel | null
  /** As many of the cases as are to be measured, the same ones each time; all of them with the built-in engine. */
  sample: <T>(all: readonly T[], keyOf: (one: T) => string) => T[]
  /** What is measured: the half that is looked at while building, and only when asked for the one that is not. */
  splits: readonly Split[]
}

/** One row of `npm run eval`; `skipped` says which data is missing. */
export interface Row {
  /** e.g. `B12`. */
  id: string
  what: string
  /** What the row measures is done by a language model where one is measured; without one it is skipped then. */
  asksModel?: true
  run: (bench: Bench) => Promise<Figure[] | { skipped: string }>
}

type Measured = Omit<Figure, 'target' | 'passed' | 'floor'> & { floor?: number }

/** A figure that has to reach a bar. */
export function atLeast(bar: number, figure: Measured): Figure {
  return { floor: null, ...figure, target: `>= ${bar}`, passed: figure.value >= bar }
}

/** A figure that must not go over a bar. */
export function atMost(bar: number, figure: Measured): Figure {
  return { floor: null, ...figure, target: `<= ${bar}`, passed: figure.value <= bar }
}

/** A figure that is only to be known. */
export function reported(figure: Measured): Figure {
  return { floor: null, ...figure, target: 'report', passed: null }
}
