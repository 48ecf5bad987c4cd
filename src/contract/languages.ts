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

export type InterviewLanguageName = (typeof interviewLanguageNames)[Language]

/** The code of a language by its wire name. */
export function languageOfName(name: InterviewLanguageName): Language {
  const found = interviewLanguages.find((code) => interviewLanguageNames[code] === name)
  if (!found) throw new Error(`Not an interview language: ${name}`)
  return found
}
