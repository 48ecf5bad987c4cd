import { spokenLocale } from '#ui/texts/spoken-language.ts'
import { localTimeIn } from '../contract/zoned-time.ts'

/** The zone of the person in front of the screen. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const minuteMs = 60_000

export const endOf = (startsAt: string, minutes: number): Date =>
  new Date(new Date(startsAt).getTime() + minutes * minuteMs)

type Span = { startsAt: string; minutes: number; timeZone: string; locale?: string }

const formatOf = (locale: string, timeZone: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

/**
 * From when to when, in a zone: Mon, 30 Nov 2026, 09:30–10:15.
 * Node writes thin spaces around the dash where Chromium writes plain ones; the page they both render needs one
 * text, and a line must not begin with the dash.
 */
export const spanText = ({ startsAt, minutes, timeZone, locale = spokenLocale() }: Span): string =>
  formatOf(locale, timeZone)
    .formatRange(new Date(startsAt), endOf(startsAt, minutes))
    .replace(/\s–\s/, '\u00a0–\u00a0')

/** The clock of a zone: 09:30; with the day where that is another one in the reader's zone. */
export function clockText(
  at: string,
  timeZone: string,
  reader = readersZone(),
  locale = spokenLocale(),
): string {
  const there = localTimeIn(new Date(at), timeZone)
  const sameDay = localTimeIn(new Date(at), reader).slice(0, 10) === there.slice(0, 10)
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(sameDay ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))
}

/** Whether two zones show the same time at an instant. */
export const sameClock = (at: string, one: string, other: string): boolean =>
  localTimeIn(new Date(at), one) === localTimeIn(new Date(at), other)

const arabicTimeOf = 'توقيت '

/** The city whose time a zone is: Tunis, New York; in Arabic as the browser names it. */
export function zoneCity(timeZone: string, locale = spokenLocale()): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
  if (!locale.startsWith('ar')) return city
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  // A zone without a place, such as UTC, would be “Greenwich+0” with its sign on the wrong side.
  return name?.startsWith(arabicTimeOf) ? name.slice(arabicTimeOf.length) : city
}

/** Names of zones where one is chosen: Africa/Tunis, America/New York. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ')
