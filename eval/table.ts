import type { Figure } from './row.ts'

const headings = ['row', 'dataset', 'n', 'metric', 'floor', 'value', 'target', '']

const shown = (figure: number | null): string =>
  figure === null ? '-' : Number.isInteger(figure) ? String(figure) : figure.toFixed(3)

const outcome = (passed: boolean | null): string => (passed === null ? '' : passed ? 'PASS' : 'FAIL')

/** The cells of a figure, in the order of the headings. */
function cellsOf(id: string, figure: Figure): string[] {
  const { dataset, n, metric, floor, value, target, passed } = figure
  return [id, dataset, String(n), metric, shown(floor), shown(value), target, outcome(passed)]
}

/** The whole table as text, its columns aligned. */
export function tableOf(rows: readonly { id: string; figures: readonly Figure[] }[]): string {
  const lines = [headings, ...rows.flatMap(({ id, figures }) => figures.map((figure) => cellsOf(id, figure)))]
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
