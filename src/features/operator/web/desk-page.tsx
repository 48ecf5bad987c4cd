import type { ReactNode } from 'react'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { deskTexts } from './door-texts.ts'

type DeskPageProps = { title: string; description: string; actions?: ReactNode; children: ReactNode }

/** The room of one page of the desk. */
export function DeskPage({ title, description, actions, children }: DeskPageProps) {
  const { brand } = useSiteConfig()
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle
        description={description}
        actions={actions}
        documentTitle={`${title} · ${deskTexts.name} · ${brand}`}
      >
        {title}
      </PageTitle>
      {children}
    </Container>
  )
}
