import { fold } from '../text.ts'

/** A span of months, counted from year 0: `from` included, `to` not. Offsets are in the text read. */
export type DateRange = { from: number; to: number; start: number; end: number }

const monthNames: readonly string[] = [
  'january|jan|janvier|janv|januar|enero|ene',
  'february|feb|fevrier|fevr|fev|februar|febrero',
  'march|mar|mars|marz|maerz|mrz|marzo',
  'april|apr|avril|avr|abril|abr',
  'may|mai|mayo',
  'june|jun|juin|juni|junio',
  'july|jul|juillet|juil|juli|julio',
  'august|aug|aout|agosto|ago',
  'september|sept|sep|septembre|septiembre',
  'october|oct|octobre|oktober|okt|octubre',
  'november|nov|novembre|noviembre',
  'december|dec|decembre|dezember|dez|diciembre|dic',
]
const month = `(?:${monthNames.join('|')})`
const date = String.raw`(?:${month}\.?\s*(?:de\s+)?(?:19|20)\d\d|(?:0?[1-9]|1[0-2])\s?[/.]\s?(?:19|20)\d\d|(?:19|20)\d\d[-/](?:0[1-9]|1[0-2])(?!\d)|(?:19|20)\d\d)`
const open = String.raw`(?:present|now|today|current|ongoing|aujourd'hui|ce jour|present|actuel\w*|en cours|maintenant|heute|jetzt|laufend|actual\w*|la actualidad|hoy|la fecha)`
const joint = String.raw`\s*(?:-|–|—|to|until|till|a|au|bis|hasta|jusqu'a|jusqu'en|al)\s*`
const closedRange = new RegExp(
  `(?<![\\p{L}\\p{N}])(${date})${joint}(${date}|(?:l'|a |la )?${open})(?![\\p{L}\\p{N}])`,
  'gu',
)
const sinceRange = new RegExp(
  `(?<![\\p{L}])(?:since|depuis|seit|desde)\\s+(?:el\\s+|le\\s+)?(${date})(?!${joint}(?:\\d|${month}|${open}))`,
  'gu',
)

/** The date ranges of a text in English, French, German or Spanish; open ones end in month `now`. */
export function dateRangesIn(text: string, now: number): DateRange[] {
  const folded = fold(text)
  const ranges: DateRange[] = []
  const add = (start: number, length: number, first: string, last: string | undefined) => {
    const from = monthsOf(first, 'start')
    const to = last === undefined || !/\d/.test(last) ? now + 1 : monthsOf(last, 'end')
    const closed = isYear(first) && last !== undefined && first === last ? from + 6 : to
    if (closed > from && closed - from < 12 * 55 && from <= now) {
      ranges.push({ from, to: Math.min(closed, now + 1), start, end: start + length })
    }
  }
  for (const match of folded.matchAll(closedRange))
    add(match.index, match[0].length, match[1] ?? '', match[2])
  for (const match of folded.matchAll(sinceRange))
    add(match.index, match[0].length, match[1] ?? '', undefined)
  return ranges.sort((a, b) => a.start - b.start)
}

const isYear = (text: string) => /^\d{4}$/.test(text.trim())

/** A bare year stands for its middle, so that "2019 - 2021" is two years. */
function monthsOf(text: string, side: 'start' | 'end'): number {
  const year = Number(/(?:19|20)\d\d/.exec(text)?.[0] ?? 0)
  if (isYear(text)) return year * 12 + 6
  const named = monthNames.findIndex((names) => new RegExp(`^(?:${names})\\b`).test(text))
  const numbered = Number(/^(\d{1,2})\s?[/.]/.exec(text)?.[1] ?? /[-/](\d\d)$/.exec(text)?.[1] ?? 1) - 1
  return year * 12 + (named >= 0 ? named : numbered) + (side === 'end' ? 1 : 0)
}

/** The months covered by ranges, overlaps counted once. */
export function mergedMonths(ranges: readonly { from: number; to: number }[]): number {
  let months = 0
  let covered = 0
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, covered))
    covered = Math.max(covered, to)
  }
  return months
}
