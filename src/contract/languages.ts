/** The languages an interview is held in, by their ISO 639-1 code. */
export const interviewLanguages = ['fr', 'en', 'de', 'es'] as const
export type Language = (typeof interviewLanguages)[number]

/** The name of each interview language in the job form and on the wire (spec part 1 §9). */
export const interviewLanguageNames = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Spanish',
} as const satisfies Record<Language, string>

/** The languages of candidates' pages and mails: those of interviews, and Arabic. */
export const interfaceLanguages = ['en', 'fr', 'de', 'es', 'ar'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The languages of employers: their application, the site, their mails and PDFs. */
export const employerLanguages = ['en', 'fr', 'ar'] as const
export type EmployerLanguage = (typeof employerLanguages)[number]

export const isEmployerLanguage = (language: InterfaceLanguage): language is EmployerLanguage =>
  (employerLanguages as readonly InterfaceLanguage[]).includes(language)

/** Each as its readers write it. */
export const interfaceLanguageNames: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
}

export const directionOf = (language: InterfaceLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** The tag by which numbers and dates are written: 20 Nov 2026 in English, Latin digits in Arabic. */
export const localeOf = (language: InterfaceLanguage): string =>
  language === 'en' ? 'en-GB' : language === 'ar' ? 'ar-TN' : language

/** What a reader asks for: chosen with the switch, or else set in the browser. */
export interface WantedLanguages {
  chosen: InterfaceLanguage | null
  browser: InterfaceLanguage | null
}

export type InterviewLanguageName = (typeof interviewLanguageNames)[Language]

/** The code of a language by its wire name. */
export function languageOfName(name: InterviewLanguageName): Language {
  const found = interviewLanguages.find((code) => interviewLanguageNames[code] === name)
  if (!found) throw new Error(`Not an interview language: ${name}`)
  return found
}
