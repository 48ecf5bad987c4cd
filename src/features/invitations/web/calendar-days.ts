import { spokenLocale } from '#ui/texts/spoken-language.ts'

/** A day of the calendar: `2026-11-30`. */
export type Day = string

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

export function addDays(day: Day, count: number): Day {
  const date = dateOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayOf(date)
}

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, lastDay))
  return dayOf(date)
}

/** The Monday of the day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))

const daysInWeek = [0, 1, 2, 3, 4, 5, 6]

/** The seven days from this one on. */
export const weekFrom = (day: Day): Day[] => daysInWeek.map((at) => addDays(day, at))

/** The weeks that a month touches, each from Monday on. */
export function weeksOfMonth(day: Day): Day[][] {
  const weeks: Day[][] = []
  for (let monday = mondayOf(`${day.slice(0, 7)}-01`); ; monday = addDays(monday, 7)) {
    if (weeks.length > 0 && monday.slice(0, 7) !== day.slice(0, 7)) return weeks
    weeks.push(weekFrom(monday))
  }
}

/** A day as the form writes it: `30/11/2026`. */
export const writeDay = (day: Day): string => day.split('-').toReversed().join('/')

/** Reads `30/11/2026`, also with dots, dashes or single digits; null where no meeting can be. */
export function readDay(typed: string): Day | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]([12]\d{3})\s*$/.exec(typed) ?? []
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${read}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && dayOf(date) === read ? read : null
}

/** A day in words of a language, e.g. with `{ weekday: 'long' }`. */
export const dayText = (day: Day, options: Intl.DateTimeFormatOptions, locale = spokenLocale()): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(dateOf(day))
