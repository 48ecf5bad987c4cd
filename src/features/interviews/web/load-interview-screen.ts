import type { Language } from '#contract/languages.ts'
import { loadTexts } from './texts.ts'

/** Brings the page and its words: every language on the server, on the browser the one the page was sent in. */
export async function loadInterviewScreen() {
  const [page] = await Promise.all([import('./interview-page.tsx'), ...wanted().map(loadTexts)])
  return page
}

const languages: readonly Language[] = ['fr', 'en', 'de', 'es']

const wanted = (): readonly Language[] =>
  typeof document === 'undefined'
    ? languages
    : languages.filter((language) => language === document.documentElement.lang)
