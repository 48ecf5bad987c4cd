import { buttonStyle } from '#ui/components/button-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { demoTexts } from './texts.ts'

/** Over every page of a demo company; the way to sign up ends the visit. */
export function DemoBanner() {
  const t = useTexts(demoTexts)
  return (
    <aside aria-label={t('label')} className="print:hidden">
      <Container className="pt-4">
        <Notice
          action={
            <a href="/Demo?leave=1" className={buttonStyle({ size: 'sm' })}>
              {t('signUp')}
            </a>
          }
        >
          {t('banner')}
        </Notice>
      </Container>
    </aside>
  )
}
