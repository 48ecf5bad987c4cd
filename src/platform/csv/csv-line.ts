export type CsvCell = string | number | null

/** Begins a file: spreadsheets take it for UTF-8 by this mark alone. */
export const csvStart = '\uFEFF'

export const csvLine = (cells: readonly CsvCell[]) => `${cells.map(cellOf).join(',')}\r\n`

/** A spreadsheet runs a cell that begins like a formula; behind an apostrophe it is text. Some split at semicolons. */
function cellOf(value: CsvCell): string {
  const text = String(value ?? '')
  const safe = typeof value === 'number' ? text : text.replace(/(^|;)(?=\s*[=+\-@\t\r＝＋－＠])/g, "$1'")
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
