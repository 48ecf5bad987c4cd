import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { Header } from '#ui/layout/header.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { type FrameLink, PlainLink } from './frame-link.tsx'
import { Logo } from './logo.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export type PageFrameProps = {
  children: ReactNode
  path: string | null
  link?: FrameLink
  /** Only the brand above, no footer; the page fills the screen. */
  bare?: boolean
  language?: Language
}

/** Header, footer and toasts around a page. */
export function PageFrame({
  children,
  path,
  link = PlainLink,
  bare = false,
  language = 'en',
}: PageFrameProps) {
  return (
    <LanguageProvider language={language} translations={[]}>
      <PageShell
        fill={bare}
        header={bare ? <Header logo={<Logo link={link} />} /> : <PageHeader link={link} path={path} />}
        footer={bare ? undefined : <PageFooter link={link} />}
      >
        <ErrorBoundary>{children}</ErrorBoundary>
      </PageShell>
      <ToastRegion />
    </LanguageProvider>
  )
}
