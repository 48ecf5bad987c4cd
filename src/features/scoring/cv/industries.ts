import type { Line } from './lines.ts'
import { keyedPhrases } from './words.ts'

const industries = keyedPhrases((list) => list.industries)
const maxLineLength = 400

/** The industry that the lines of an entry name most often; null where none is named, or two are as often. */
export function industryOf(lines: readonly Line[]): string | null {
  const counts = new Map<string, number>()
  for (const line of lines)
    for (const { key } of industries.find(line.text.slice(0, maxLineLength)))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}
