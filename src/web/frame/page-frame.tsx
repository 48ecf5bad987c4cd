import type { ReactNode } from 'react'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { Header } from '#ui/layout/header.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { type FrameLink, PlainLink } from './frame-link.tsx'
import { frameWords } from './frame-words.ts'
import { Logo } from './logo.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export type PageFrameProps = {
  children: ReactNode
  path: string | null
  link?: FrameLink
  /** Only the brand above, no footer; the page fills the screen. */
  bare?: boolean
  /** The page's language; English when absent. */
  lang?: string | undefined
}

/** What stands around every page: header, footer, toasts. */
export function PageFrame({ children, path, link = PlainLink, bare = false, lang }: PageFrameProps) {
  const words = frameWords(lang)
  return (
    <>
      <PageShell
        fill={bare}
        skipLabel={words.skip}
        header={
          bare ? (
            <Header logo={<Logo link={link} label={words.home} />} />
          ) : (
            <PageHeader link={link} path={path} />
          )
        }
        footer={bare ? undefined : <PageFooter link={link} />}
      >
        <ErrorBoundary title={words.failedTitle} text={words.failedText} retryLabel={words.retry}>
          {children}
        </ErrorBoundary>
      </PageShell>
      <ToastRegion label={words.notifications} dismissLabel={words.dismiss} />
    </>
  )
}
