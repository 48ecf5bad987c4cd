import type { PageContent } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import type { Screen } from './screen.ts'

type SentViewProps = { content: PageContent; config: SiteConfig; screen: Screen | null; bare: boolean }

/** A sent page in its frame: the same on the server and in the browser. */
export function SentView({ content, config, screen, bare }: SentViewProps) {
  const lang = screen?.head(content.data as never, config).lang
  return (
    <SiteConfigProvider config={config}>
      <PageFrame path={content.path} bare={bare} lang={lang}>
        {/* The loader and the screen of a page are held together by the type its feature names. */}
        {screen ? <screen.Page data={content.data as never} params={content.params} /> : <NotFound />}
      </PageFrame>
    </SiteConfigProvider>
  )
}
