const momentFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** In the reader's own time zone. */
export const moment = (at: string): string => momentFormat.format(new Date(at))
export const day = (at: string): string => dayFormat.format(new Date(at))

const minute = 60_000
const units = [
  { ms: 24 * 60 * minute, one: 'day' },
  { ms: 60 * minute, one: 'hour' },
  { ms: minute, one: 'minute' },
] as const

/** How long something has waited, in the largest whole unit. */
export function waitedFor(since: string, now: number): string {
  const passed = now - Date.parse(since)
  const unit = units.find(({ ms }) => passed >= ms)
  if (!unit) return 'less than a minute'
  const count = Math.floor(passed / unit.ms)
  return `${count} ${unit.one}${count === 1 ? '' : 's'}`
}
