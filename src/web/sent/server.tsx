import { renderToString } from 'react-dom/server'
import type { PageContent, PageHead, PageRenderer } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { fontsToPreload } from '#ui/theme/fonts-to-preload.ts'
import { AppShell } from '../app/app-shell.tsx'
import { screens as candidateScreens } from '../candidate/screens.ts'
import { texts } from '../frame/texts.ts'
import { type AppPage, appPages, candidatePages, type SentPage, servedPages, sitePages } from '../pages.ts'
import { screens as siteScreens } from '../site/screens.ts'
import type { Screens } from './screen.ts'
import { SentView } from './sent-view.tsx'

const sentPages: readonly SentPage[] = [...sitePages, ...candidatePages]
const screens: Screens<string> = { ...siteScreens, ...candidateScreens }

async function render(content: PageContent, config: SiteConfig): Promise<{ body: string; head: PageHead }> {
  const appPage = (appPages as readonly AppPage[]).find(({ path }) => path === content.path)
  if (appPage) {
    const head = { title: `${appPage.title} · ${config.brand}`, noindex: true }
    return { body: renderToString(<AppShell config={config} />), head }
  }
  const page = sentPages.find(({ path }) => path === content.path)
  const screen = page ? ((await screens[page.path]?.()) ?? null) : null
  const view = <SentView content={content} config={config} screen={screen} bare={page?.frame === 'bare'} />
  const head = screen
    ? screen.head(content.data as never, config)
    : { title: `${texts.notFoundTitle} · ${config.brand}`, noindex: true }
  return { body: renderToString(view), head }
}

/** What the server makes pages with; read from the build by its name. */
export const renderer: PageRenderer = { pages: servedPages, fonts: fontsToPreload, render }
