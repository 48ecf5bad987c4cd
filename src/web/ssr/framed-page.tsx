import type { PageContent } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { PageFrame, type PageFrameProps } from '../frame/page-frame.tsx'
import type { Screen } from './screen.ts'

export type FramedPageProps = Required<Pick<PageFrameProps, 'language' | 'translations' | 'frame'>> & {
  content: PageContent
  config: SiteConfig
  screen: Screen | null
}

/** A server-rendered page in its frame: the same on the server and in the browser. */
export function FramedPage({ content, config, screen, ...frame }: FramedPageProps) {
  return (
    <SiteConfigProvider config={config}>
      <PageFrame path={content.path} wanted={content.wanted} {...frame}>
        {/* A feature types its loader and its screen alike. */}
        {screen ? <screen.Page data={content.data as never} params={content.params} /> : <NotFound />}
      </PageFrame>
    </SiteConfigProvider>
  )
}
