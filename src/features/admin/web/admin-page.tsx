import type { ReactNode } from 'react'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { consoleTexts } from './login-texts.ts'

type AdminPageProps = { title: string; description: string; actions?: ReactNode; children: ReactNode }

/** The frame of one page. */
export function AdminPage({ title, description, actions, children }: AdminPageProps) {
  const t = useTexts(consoleTexts)
  const { brand } = useSiteConfig()
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle
        description={description}
        actions={actions}
        documentTitle={`${title} · ${t('name')} · ${brand}`}
      >
        {title}
      </PageTitle>
      {children}
    </Container>
  )
}
