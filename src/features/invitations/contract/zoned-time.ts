/** `2026-11-30T09:30:00`: a date and time without a zone. */
export type LocalTime = string

// Names count whatever their case: what strangers spell must not fill the memory.
const maxFormats = 500
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  if (formats.size >= maxFormats) formats.clear()
  formats.set(timeZone, format)
  return format
}

/** Whether the IANA database has the zone; offsets such as +01:00 are none. */
export function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Za-z]/.test(timeZone)) return false
  try {
    formatOf(timeZone)
    return true
  } catch {
    return false
  }
}

/** The clock of a zone at an instant. */
export function localTimeIn(at: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}`
}

const dayMs = 86_400_000

/**
 * The instant at which the clock of a zone shows this time: the earlier where it shows it twice, null where the clock
 * skips it or there is no such date.
 */
export function instantIn(local: LocalTime, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc)) return null
  // The zone's offsets before and after any change on that day.
  const found = [asUtc - dayMs, asUtc + dayMs]
    .map((near) => new Date(asUtc - (Date.parse(`${localTimeIn(new Date(near), timeZone)}Z`) - near)))
    .filter((at) => localTimeIn(at, timeZone) === local)
    .sort((a, b) => a.getTime() - b.getTime())
  return found[0] ?? null
}
