import { fold, type Span } from '../text/text.ts'
import { anyOf, datesIn, fullYear, type WrittenDate } from './dates.ts'
import { type CvWords, cvWords } from './phrases.ts'

/** Months from year 0, `from` included, `to` not: a range, or one date that stands alone, as `March 2019 (3 months)`. */
export type DatedSpan = Span & { from: number; to: number; isAlone: boolean; isYears: boolean }

const anyWord = (pick: (words: CvWords) => string[]) => anyOf(cvWords().flatMap(pick))
const dash = '[-–—―−~/→>]'
/** What may stand between the two dates of a range; the open end has its own small words before it. */
const joint = new RegExp(
  `^\\.?\\s*(?:${dash}{1,3}|${anyWord((words) => words.until)})\\s*(?:(?:l'|a |la |le |the |el |au |zum |ce )\\s*)?$`,
  'u',
)
const since = new RegExp(
  `(?<![\\p{L}])(?:${anyWord((words) => words.since)})\\s+(?:le |el |the |dem )?$`,
  'u',
)
const cutYear = /^\s?[-–—/]\s?'?(\d\d)(?![\d./])/
const dangling = new RegExp(`^\\s*${dash}\\s*(?:[\\t\\n|)]|$)`, 'u')
const lasted = new RegExp(
  `^\\s*[(,:–-]\\s*(?:\\p{L}{1,9}\\s)?(\\d{1,2})\\s(?:${anyWord((words) => words.monthsLong)})(?!\\p{L})`,
  'u',
)
const longest = 12 * 55
const shareOfYear = 7

/** Ranges and single dates of a text in the four languages, in order; open ranges end in month `now`. */
export function datedSpansIn(text: string, now: number): DatedSpan[] {
  if (!/\d\d/.test(text)) return []
  const folded = fold(text)
  const dates = datesIn(text, now)
  const spans: DatedSpan[] = []
  for (let at = 0; at < dates.length; at++) {
    const date = dates[at]
    if (!date || date.kind === 'open') continue
    const next = dates[at + 1]
    const between = next ? folded.slice(date.end, next.start).slice(0, 24) : ''
    // "2019 to date": the open end brings its joint with it.
    const isJoint = joint.test(between) || (next?.kind === 'open' && between === ' ')
    const closed = next && isJoint ? pair(date, next, now) : null
    const span = closed ?? alone(date, folded, now)
    if (closed) at++
    if (span && span.to > span.from && span.to - span.from < longest && span.from <= now)
      spans.push({ ...span, to: Math.min(span.to, now + 1) })
  }
  return spans
}

/** Two dates with a joint between them. A bare year stands for its middle, so that "2019 - 2021" is two years. */
function pair(first: WrittenDate, last: WrittenDate, now: number): DatedSpan | null {
  const placed = { start: first.start, end: last.end, isAlone: false }
  if (first.kind === 'month-name') {
    if (last.kind !== 'month') return null
    const lastMonth = last.last % 12
    const from = last.last - lastMonth + first.first - (first.first > lastMonth ? 12 : 0)
    return { ...placed, from, to: last.last + 1, isYears: false }
  }
  if (last.kind === 'month-name') return null
  const isYears = first.kind === 'year' && (last.kind === 'year' || last.kind === 'open')
  const from = first.kind === 'year' ? first.first + 6 : first.first
  if (last.kind === 'open') return { ...placed, from: Math.min(from, now), to: now + 1, isYears }
  if (last.kind === 'year' && first.kind === 'year' && first.first === last.first)
    return { ...placed, from: first.first, to: first.first + shareOfYear, isYears }
  const to = last.kind === 'year' ? last.first + 6 : last.last + 1
  return { ...placed, from, to, isYears }
}

function alone(date: WrittenDate, folded: string, now: number): DatedSpan | null {
  const after = folded.slice(date.end, date.end + 24)
  const isYears = date.kind === 'year'
  const from = isYears ? date.first + 6 : date.first
  const placed = { start: date.start, end: date.end, from, isYears }
  const before = since.exec(folded.slice(Math.max(0, date.start - 24), date.start))
  if (before)
    return {
      ...placed,
      start: date.start - before[0].length,
      from: Math.min(from, now),
      to: now + 1,
      isAlone: false,
    }
  if (date.kind === 'month-name' || date.kind === 'short-month') return null
  const cut = cutYears(date, after, now)
  if (cut) return { ...placed, ...cut }
  if (dangling.test(after)) return { ...placed, from: Math.min(from, now), to: now + 1, isAlone: false }
  const months = Number(lasted.exec(after)?.[1] ?? 0)
  if (months > 0) return { ...placed, from: date.first, to: date.first + months, isAlone: true }
  return isYears
    ? { ...placed, from: date.first, to: date.first + shareOfYear, isAlone: true }
    : { ...placed, to: date.last + 1, isAlone: true }
}

/** "2008–15" are years, and so is "2008-12" where no other date makes a month of the 12. */
function cutYears(date: WrittenDate, after: string, now: number): Omit<DatedSpan, 'start'> | null {
  const span = (first: number, twoDigits: number, end: number) => {
    const last = fullYear(twoDigits, now)
    return last > first && last * 12 <= now
      ? { from: first * 12 + 6, to: last * 12 + 6, end, isAlone: false, isYears: true }
      : null
  }
  if (date.kind === 'iso-month') return span(Math.floor(date.first / 12), (date.first % 12) + 1, date.end)
  const cut = date.kind === 'year' ? cutYear.exec(after) : null
  return cut ? span(date.first / 12, Number(cut[1]), date.end + cut[0].length) : null
}

export function mergedMonths(ranges: readonly { from: number; to: number }[]): number {
  let months = 0
  let covered = 0
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, covered))
    covered = Math.max(covered, to)
  }
  return months
}
