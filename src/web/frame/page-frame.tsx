import type { ReactNode } from 'react'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { Header } from '#ui/layout/header.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { type FrameLink, PlainLink } from './frame-link.tsx'
import { Logo } from './logo.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import { texts } from './texts.ts'

export type PageFrameProps = {
  children: ReactNode
  path: string | null
  link?: FrameLink
  /** Only the brand above, no footer; the page fills the screen. */
  bare?: boolean
}

/** What stands around every page: header, footer, toasts. */
export const PageFrame = ({ children, path, link = PlainLink, bare = false }: PageFrameProps) => (
  <>
    <PageShell
      fill={bare}
      skipLabel={texts.skip}
      header={bare ? <Header logo={<Logo link={link} />} /> : <PageHeader link={link} path={path} />}
      footer={bare ? undefined : <PageFooter link={link} />}
    >
      <ErrorBoundary>{children}</ErrorBoundary>
    </PageShell>
    <ToastRegion />
  </>
)
