import { buttonStyle } from '#ui/components/button-style.ts'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { frameTexts } from './frame-texts.ts'

export function NotFound() {
  const t = useTexts(frameTexts)
  return (
    <Container width="reading" className="flex flex-col items-center gap-4 py-20 text-center">
      <p className="text-3xl font-semibold text-ink-faint">404</p>
      <h1 className="text-3xl font-semibold text-ink">{t('notFoundTitle')}</h1>
      <p className="text-ink-soft">{t('notFoundText')}</p>
      <a href="/" className={buttonStyle({})}>
        {t('notFoundAction')}
      </a>
    </Container>
  )
}
