import { interviewLanguages } from '#contract/languages.ts'
import { loadTranslations } from './reply-translations.ts'

/** The page with its texts: every language on the server, in the browser the one of the sent page. */
export async function loadReplyPage() {
  const wanted =
    typeof document === 'undefined'
      ? interviewLanguages
      : interviewLanguages.filter((language) => language === document.documentElement.lang)
  const [{ ReplyPage, replyPageHead }] = await Promise.all([
    import('./reply-page.tsx'),
    ...wanted.map(loadTranslations),
  ])
  return { ReplyPage, replyPageHead }
}
