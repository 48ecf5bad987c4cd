/** Which engine is measured. */
export type EngineName = 'builtin' | 'llm'

/** One measured figure: a line of the table. */
export interface Figure {
  /** What it was measured on, e.g. `short answers, fr, prompt 1`. */
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

/** What a row runs with. */
export interface Bench {
  engine: EngineName
  /** The cases of one file of the open data (JSON lines), or null when it is not there. */
  openLines: <T>(file: string) => T[] | null
}

/** One row of `npm run bench:ai`; `skipped` says which data is missing. */
export interface Row {
  /** e.g. `B12`. */
  id: string
  what: string
  run: (bench: Bench) => Promise<Figure[] | { skipped: string }>
}

/** A figure that has to reach a bar. */
export function atLeast(
  bar: number,
  figure: Omit<Figure, 'target' | 'passed' | 'floor'> & { floor?: number },
): Figure {
  return { floor: null, ...figure, target: `>= ${bar}`, passed: figure.value >= bar }
}

/** A figure that must not go over a bar. */
export function atMost(
  bar: number,
  figure: Omit<Figure, 'target' | 'passed' | 'floor'> & { floor?: number },
): Figure {
  return { floor: null, ...figure, target: `<= ${bar}`, passed: figure.value <= bar }
}

/** A figure that is only to be known. */
export function reported(figure: Omit<Figure, 'target' | 'passed' | 'floor'> & { floor?: number }): Figure {
  return { floor: null, ...figure, target: 'report', passed: null }
}
