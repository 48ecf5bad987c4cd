import { type ReactNode, useRef } from 'react'
import { PageTitle } from '#ui/components/page-title.tsx'
import { useKeptFocus } from '#ui/components/use-kept-focus.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { consoleTexts } from './login-texts.ts'

type AdminPageProps = { title: string; description: string; children: ReactNode }

/** The frame of one page, which takes the focus of a control that a decision removed. */
export function AdminPage({ title, description, children }: AdminPageProps) {
  const t = useTexts(consoleTexts)
  const { brand } = useSiteConfig()
  const content = useRef<HTMLDivElement>(null)
  useKeptFocus(content)
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle description={description} documentTitle={`${title} · ${t('name')} · ${brand}`}>
        {title}
      </PageTitle>
      <div ref={content} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </Container>
  )
}
