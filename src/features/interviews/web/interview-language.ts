import type { InterviewLanguageName, Language } from '#contract/languages.ts'

// The contract's own list would bring its schemas to a page that must be light.
const codes: Record<InterviewLanguageName, Language> = {
  Français: 'fr',
  English: 'en',
  Deutsch: 'de',
  Spanish: 'es',
}

export const languageOfName = (name: InterviewLanguageName): Language => codes[name]

/** The language that a name from elsewhere means, if any. */
export const languageIfNamed = (name: string | undefined): Language | undefined =>
  Object.entries(codes).find(([known]) => known === name)?.[1]
