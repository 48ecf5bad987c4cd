import { renderToString } from 'react-dom/server'
import type { PageContent, PageHead, PageRenderer } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { fontsToPreload } from '#ui/theme/fonts-to-preload.ts'
import { AppShell } from '../app/app-shell.tsx'
import { pageTitle } from '../app/page-titles.ts'
import { screens as candidateScreens } from '../candidate/screens.ts'
import {
  type AppPage,
  appPages,
  candidatePages,
  type ServerRenderedPage,
  servedPages,
  sitePages,
} from '../pages.ts'
import { screens as siteScreens } from '../site/screens.ts'
import { FramedPage } from './framed-page.tsx'
import type { Screens } from './screen.ts'

const serverRenderedPages: readonly ServerRenderedPage[] = [...sitePages, ...candidatePages]
const screens: Screens<string> = { ...siteScreens, ...candidateScreens }

async function render(content: PageContent, config: SiteConfig): Promise<{ body: string; head: PageHead }> {
  const appPage = (appPages as readonly AppPage[]).find(({ path }) => path === content.path)
  if (appPage) {
    const head = { title: `${pageTitle(appPage.path)} · ${config.brand}`, noindex: true }
    return { body: renderToString(<AppShell config={config} />), head }
  }
  const page = serverRenderedPages.find(({ path }) => path === content.path)
  const screen = page ? ((await screens[page.path]?.()) ?? null) : null
  const view = <FramedPage content={content} config={config} screen={screen} bare={page?.frame === 'bare'} />
  const head = screen
    ? screen.head(content.data as never, config)
    : { title: `${pageTitle(null)} · ${config.brand}`, noindex: true }
  return { body: renderToString(view), head }
}

/** Renders pages on the server, which imports it from the build by name. */
export const renderer: PageRenderer = { pages: servedPages, fonts: fontsToPreload, render }
