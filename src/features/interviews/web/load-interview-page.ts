import { interviewLanguages } from '#contract/languages.ts'
import { loadTranslations } from './load-translations.ts'

/** The head of the page and its texts: every language on the server, in the browser the one of the sent page. */
export async function loadInterviewPage() {
  const wanted =
    typeof document === 'undefined'
      ? interviewLanguages
      : interviewLanguages.filter((language) => language === document.documentElement.lang)
  const [{ interviewPageHead }] = await Promise.all([
    import('./interview-page.tsx'),
    ...wanted.map(loadTranslations),
  ])
  return { interviewPageHead }
}
