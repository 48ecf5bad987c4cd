import { linkStyle } from '#ui/components/link-style.ts'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import { interviewTexts } from './texts.ts'

/** Opens in a new tab, so that nothing typed here is left behind. */
export function PrivacyLink() {
  const t = useTexts(interviewTexts)
  return (
    <a
      href={`/Privacy?lang=${useLanguage()}`}
      target="_blank"
      rel="noopener"
      className={`${linkStyle} -my-3 py-3`}
    >
      {t('privacy')} <span className="sr-only">{t('opensInNewTab')}</span>
    </a>
  )
}
