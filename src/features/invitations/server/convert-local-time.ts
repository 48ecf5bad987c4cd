import { Temporal } from 'temporal-polyfill'

/** Whether the name is a zone of the IANA database; offsets such as +01:00 are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A local date and time as an instant. Of an hour that the clocks repeat it is the first one. */
export function readLocalTime(local: string, timeZone: string): Date | 'malformed' | 'skipped' {
  let wanted: Temporal.PlainDateTime
  try {
    wanted = Temporal.PlainDateTime.from(local, { overflow: 'reject' })
  } catch {
    return 'malformed'
  }
  const zoned = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  if (!zoned.toPlainDateTime().equals(wanted)) return 'skipped'
  return new Date(zoned.epochMilliseconds)
}

/** An instant as the local date and time of a zone, such as 2026-11-30T09:30:00. */
export function toLocalTime(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
}

/** An instant as the product writes dates: 30/11/2026 09:30 (Africa/Tunis). */
export function shortTime(instant: Date, timeZone: string): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(toLocalTime(instant, timeZone)) ?? []
  return `${day}/${month}/${year} ${time} (${timeZone})`
}
