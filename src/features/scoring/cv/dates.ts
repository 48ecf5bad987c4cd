import { fold } from '../text/text.ts'
import { cvWords } from './phrases.ts'

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
/** Any of some names, the longest first; `jahr(e)` has an optional letter. */
export const anyOf = (names: Iterable<string>) =>
  [...new Set(names)]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/\((\w)\)/g, '$1?').replace(/ /g, '\\s'))
    .join('|')

const names = `(?:${anyOf(monthOfName.keys())})`
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`
const month = '(?:0?[1-9]|1[0-2])'
const open = `(?:${anyOf(cvWords().flatMap((words) => words.open))})`
const ofYear = String.raw`(?:\.?,?\s?(?:de\s|del\s|of\s)?\s?|[-/])`

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
  const [name, said = ''] = Object.entries(form).find(([, part]) => part !== undefined) ?? ['']
  const numbers = (said.match(/\d+/g) ?? []).map(Number)
  const [a = 0, b = 0, c = 0] = numbers
  const one = (kind: WrittenDate['kind'], years: number, month: number) => ({
    kind,
    first: years * 12 + month,
    last: years * 12 + month,
  })
  // The month stands in the middle, but where that cannot be.
  const middle = b > 12 ? a : b
  switch (name) {
    case 'open':
      return { kind: 'open', first: now, last: now }
    case 'isoDay':
      return one('day', a, b - 1)
    case 'day':
      return middle >= 1 && middle <= 12 ? one('day', c, middle - 1) : null
    case 'isoMonth':
      return one('iso-month', a, b - 1)
    case 'number':
      return one('month', b, a - 1)
    case 'short':
      return one('short-month', fullYear(b, now), a - 1)
    case 'year':
      return { kind: 'year', first: a * 12, last: a * 12 + 11 }
    case 'season': {
      const first = a * 12 + (seasons.get(/^\p{L}+/u.exec(said)?.[0] ?? '') ?? 0)
      return { kind: 'season', first, last: first + 2 }
    }
  }
  const names = said.match(/\p{L}{3,}/gu) ?? []
  const month = names.map((word) => monthOfName.get(word)).find((found) => found !== undefined)
  if (month === undefined) return null
  if (name === 'nameAlone') return { kind: 'month-name', first: month, last: month }
  const written = numbers.at(-1) ?? 0
  return one('month', written < 100 ? fullYear(written, now) : written, month)
}

/** The year that two digits stand for: the latest that is not in the future. */
export function fullYear(twoDigits: number, now: number): number {
  const thisYear = Math.floor(now / 12)
  const inThisCentury = Math.floor(thisYear / 100) * 100 + twoDigits
  return inThisCentury > thisYear ? inThisCentury - 100 : inThisCentury
}
