import type { Language } from '#contract/languages.ts'
import type { PageContent } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import type { Screen } from './screen.ts'

type FramedPageProps = { content: PageContent; config: SiteConfig; screen: Screen | null; bare: boolean }

/** A server-rendered page in its frame: the same on the server and in the browser. */
export function FramedPage({ content, config, screen, bare }: FramedPageProps) {
  const language = screen?.head(content.data as never, config).lang as Language | undefined
  return (
    <SiteConfigProvider config={config}>
      <PageFrame path={content.path} bare={bare} {...(language && { language })}>
        {/* A feature types its loader and its screen alike. */}
        {screen ? <screen.Page data={content.data as never} params={content.params} /> : <NotFound />}
      </PageFrame>
    </SiteConfigProvider>
  )
}
