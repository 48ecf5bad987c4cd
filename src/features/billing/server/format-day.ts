import { type EmployerLanguage, localeOf } from '#contract/languages.ts'

/** As `21 November 2026`. */
export function formatDay(at: Date, timeZone: string, language: EmployerLanguage = 'en'): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(at)
}
