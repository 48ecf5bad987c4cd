import type { Language } from '#contract/languages.ts'

/** What `make` gives for a language, made when it is first asked for. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const known = new Map<Language, Made>()
  return (language) => {
    const made = known.get(language) ?? make(language)
    known.set(language, made)
    return made
  }
}
