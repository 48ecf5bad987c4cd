import { directionOf, type EmployerLanguage, employerLanguages, localeOf } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'
import { type Say, sayIn } from '#contract/texts/translator.ts'

const storageKey = 'language'
let spoken: { language: EmployerLanguage; translations: readonly Translation[] } = {
  language: 'en',
  translations: [],
}

const known = (code: string | null): EmployerLanguage | null =>
  employerLanguages.find((one) => one === code) ?? null

/** What the reader chose: in the address, or earlier on this browser. */
export function chosenLanguage(): EmployerLanguage | null {
  const asked = known(new URLSearchParams(window.location.search).get('lang'))
  if (asked) return asked
  try {
    return known(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

/** Keeps it on this browser, for the pages to come. */
export function keepLanguage(language: EmployerLanguage): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Without storage (private window) the address alone says it.
  }
}

const browsersLanguage = () =>
  navigator.languages.map((tag) => known(tag.slice(0, 2).toLowerCase())).find((code) => code !== null)

/** Loads the texts of the chosen language, of the browser's, or none for English; before anything is shown. */
export async function openLanguage(
  load: (language: Exclude<EmployerLanguage, 'en'>) => Promise<readonly Translation[]>,
): Promise<void> {
  const language = chosenLanguage() ?? browsersLanguage() ?? 'en'
  if (known(new URLSearchParams(window.location.search).get('lang'))) keepLanguage(language)
  // Texts that do not come are English: a page in another language is better than none.
  const translations = language === 'en' ? [] : await load(language).catch(() => null)
  if (translations) spoken = { language, translations }
  document.documentElement.lang = spoken.language
  document.documentElement.dir = directionOf(spoken.language)
}

/** What the application speaks. */
export const spokenLanguage = () => spoken

/** The tag by which the application writes numbers and dates. */
export const spokenLocale = (): string => localeOf(spoken.language)

/** Says texts outside of components, in the language of the application. */
export const say: Say = (texts) => sayIn(spoken.translations)(texts)
