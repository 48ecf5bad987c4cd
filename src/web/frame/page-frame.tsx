import type { ReactNode } from 'react'
import type { InterfaceLanguage, WantedLanguages } from '#contract/languages.ts'
import type { Translation } from '#contract/texts/define-texts.ts'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { LanguageProvider, WantedLanguagesProvider } from '#ui/texts/language-provider.tsx'
import { CandidateFooter } from './candidate-footer.tsx'
import { CandidateHeader } from './candidate-header.tsx'
import { type FrameLink, PlainLink } from './frame-link.tsx'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'

export type PageFrameProps = {
  children: ReactNode
  path: string | null
  link?: FrameLink
  /** `bare` has no footer; the page fills the screen. */
  frame?: 'site' | 'candidate' | 'bare'
  language?: InterfaceLanguage
  translations?: readonly Translation[]
  wanted?: WantedLanguages
}

const nothingWanted: WantedLanguages = { chosen: null, browser: null }
const noTranslations: readonly Translation[] = []

/** Header, footer and toasts around a page. */
export function PageFrame({
  children,
  path,
  link = PlainLink,
  frame = 'site',
  language = 'en',
  translations = noTranslations,
  wanted = nothingWanted,
}: PageFrameProps) {
  const isSite = frame === 'site'
  return (
    <WantedLanguagesProvider wanted={wanted}>
      <LanguageProvider language={language} translations={translations}>
        <PageShell
          fill={frame === 'bare'}
          header={isSite ? <PageHeader link={link} path={path} /> : <CandidateHeader link={link} />}
          footer={footers[frame](link)}
        >
          <ErrorBoundary>{children}</ErrorBoundary>
        </PageShell>
        <ToastRegion />
      </LanguageProvider>
    </WantedLanguagesProvider>
  )
}

const footers: Record<NonNullable<PageFrameProps['frame']>, (link: FrameLink) => ReactNode> = {
  site: (link) => <PageFooter link={link} />,
  candidate: (link) => <CandidateFooter link={link} />,
  bare: () => undefined,
}
