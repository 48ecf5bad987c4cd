import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface SpecLine {
  /** `1.5-3`: part, section and line; `jobs-2`: topic and line. */
  id: string
  text: string
  section: string
}

/** The lines of docs/spec-lines.md. */
export function readSpecLines(root: string): SpecLine[] {
  let section = ''
  const lines: SpecLine[] = []
  for (const row of readFileSync(join(root, 'docs/spec-lines.md'), 'utf8').split('\n')) {
    if (row.startsWith('## ')) section = row.slice(3)
    const [, id, text] = /^- §(\S+-\d+) (.+)$/.exec(row) ?? []
    if (id && text) lines.push({ id, text, section })
  }
  return lines
}
