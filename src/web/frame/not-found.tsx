import { SearchX } from 'lucide-react'
import { buttonStyle } from '#ui/components/button-style.ts'
import { StatusPage } from '#ui/components/status-page.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { frameTexts } from './frame-texts.ts'

export function NotFound() {
  const t = useTexts(frameTexts)
  return (
    <StatusPage icon={<SearchX aria-hidden />} title={t('notFoundTitle')}>
      <p>{t('notFoundText')}</p>
      <a href="/" className={`${buttonStyle({})} mt-3 self-center`}>
        {t('notFoundAction')}
      </a>
    </StatusPage>
  )
}
