/** As `21 November 2026`. */
export function formatDay(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(at)
}
