import { fold } from '../text/text.ts'
import { cvWords } from './words.ts'

/** A point in time as a CV writes it, with its place. `first` and `last` are months, counted from year 0. */
export interface WrittenDate {
  kind: 'day' | 'month' | 'iso-month' | 'short-month' | 'season' | 'year' | 'month-name' | 'open'
  first: number
  last: number
  start: number
  end: number
}

/** Of `january|jan`, with the longest name first, so that `mar` does not take the beginning of `marzo`. */
const monthOfName = new Map(
  cvWords().flatMap(({ months }) =>
    months.flatMap((names, month) => names.split('|').map((name) => [name, month] as const)),
  ),
)
/** The first month of each season; a winter is dated by the year in which it ends. */
const firstOfSeason = { winter: -1, spring: 2, summer: 5, autumn: 8 } as const
const seasons = new Map(
  cvWords().flatMap((words) =>
    (['winter', 'spring', 'summer', 'autumn'] as const).flatMap((season) =>
      words.seasons[season].map((name) => [name, firstOfSeason[season]] as const),
    ),
  ),
)
const anyOf = (names: Iterable<string>) =>
  [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/ /g, '\\s'))
    .join('|')

const names = `(?:${anyOf(monthOfName.keys())})`
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`
const month = '(?:0?[1-9]|1[0-2])'
const open = `(?:${anyOf(cvWords().flatMap((words) => words.open))})`
const ofYear = String.raw`(?:\.?,?\s?(?:de\s|del\s|of\s)?\s?|[-/])`

/** Every form of a date, the most exact first. */
const forms = [
  String.raw`(?<isoDay>${year}-(?:0[1-9]|1[0-2])-[0-3]\d)`,
  String.raw`(?<day>[0-3]?\d\s?[./-]\s?[0-3]?\d\s?[./-]\s?${year})`,
  String.raw`(?<isoMonth>${year}[-/.](?:0[1-9]|1[0-2])(?!\d|[-/.]\d\d?(?!\d)))`,
  String.raw`(?<number>${month}\s?[./-]\s?${year})`,
  String.raw`(?<named>(?:[0-3]?\d(?:\.|er|st|nd|rd|th)?\s(?:de\s)?)?${names}(?:\s[0-3]?\d,)?${ofYear}(?:${year}|['’]\s?\d\d(?!\d)))`,
  String.raw`(?<season>(?:${anyOf(seasons.keys())})\s(?:de\s|of\s)?${year})`,
  `(?<year>${year})`,
  String.raw`(?<short>(?:0[1-9]|1[0-2])\s?[/.]\s?\d\d(?![\d./]))`,
  `(?<nameAlone>${names})`,
  `(?<open>${open})`,
]
const anyDate = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'gu')

/** The dates of a text in English, French, German or Spanish. `short` years are of this century up to `now`. */
export function datesIn(text: string, now: number): WrittenDate[] {
  return [...fold(text).matchAll(anyDate)].flatMap((match) => {
    const read = readDate(match.groups ?? {}, now)
    return read ? [{ ...read, start: match.index, end: match.index + match[0].length }] : []
  })
}

function readDate(
  form: Partial<Record<string, string>>,
  now: number,
): Pick<WrittenDate, 'kind' | 'first' | 'last'> | null {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)
  const one = (kind: WrittenDate['kind'], years: number | undefined, months: number | undefined) =>
    years === undefined || months === undefined
      ? null
      : { kind, first: years * 12 + months, last: years * 12 + months }
  if (form['open']) return { kind: 'open', first: now, last: now }
  if (form['isoDay']) {
    const [y, m = 1] = numbers(form['isoDay'])
    return one('day', y, m - 1)
  }
  if (form['day']) {
    const [a = 1, b = 1, y] = numbers(form['day'])
    // The month stands in the middle, but where that cannot be.
    const m = b > 12 ? a : b
    return m >= 1 && m <= 12 ? one('day', y, m - 1) : null
  }
  if (form['isoMonth']) {
    const [y, m = 1] = numbers(form['isoMonth'])
    return one('iso-month', y, m - 1)
  }
  if (form['number']) {
    const [m = 1, y] = numbers(form['number'])
    return one('month', y, m - 1)
  }
  if (form['short']) {
    const [m = 1, y = 0] = numbers(form['short'])
    return one('short-month', fullYear(y, now), m - 1)
  }
  if (form['year']) {
    const y = Number(form['year'])
    return { kind: 'year', first: y * 12, last: y * 12 + 11 }
  }
  if (form['season']) {
    const first =
      (numbers(form['season'])[0] ?? 0) * 12 + (seasons.get(/^\p{L}+/u.exec(form['season'])?.[0] ?? '') ?? 0)
    return { kind: 'season', first, last: first + 2 }
  }
  const named = form['named'] ?? form['nameAlone'] ?? ''
  const name = /\p{L}{3,}/gu
  const at = (named.match(name) ?? [])
    .map((word) => monthOfName.get(word))
    .find((found) => found !== undefined)
  if (at === undefined) return null
  if (form['nameAlone']) return { kind: 'month-name', first: at, last: at }
  const y = numbers(named).at(-1) ?? 0
  return one('month', y < 100 ? fullYear(y, now) : y, at)
}

/** The year that two digits stand for: the latest that is not in the future. */
export function fullYear(twoDigits: number, now: number): number {
  const thisYear = Math.floor(now / 12)
  const inThisCentury = Math.floor(thisYear / 100) * 100 + twoDigits
  return inThisCentury > thisYear ? inThisCentury - 100 : inThisCentury
}
