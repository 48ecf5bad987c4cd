import { renderToString } from 'react-dom/server'
import { directionOf } from '#contract/languages.ts'
import type { PageContent, PageHead, PageRenderer } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { sayIn } from '#contract/texts/translator.ts'
import { fontsToPreload } from '#ui/theme/fonts-to-preload.ts'
import { screens as candidateScreens } from '../candidate/screens.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import { type AppPage, appPages } from '../pages.ts'
import { servedPages } from '../served-pages.ts'
import { candidatePages, type ServerRenderedPage, sitePages } from '../server-rendered-pages.ts'
import { screens as siteScreens } from '../site/screens.ts'
import { renderAppPage } from './app-page.tsx'
import { FramedPage } from './framed-page.tsx'
import { heads } from './heads.ts'
import { openScreen } from './open-screen.ts'
import type { Screens } from './screen.ts'

const serverRenderedPages: readonly ServerRenderedPage[] = [...sitePages, ...candidatePages]
const screens: Screens<string> = { ...siteScreens, ...candidateScreens }

async function render(content: PageContent, config: SiteConfig): Promise<{ body: string; head: PageHead }> {
  const appPage = (appPages as readonly AppPage[]).find(({ path }) => path === content.path)
  if (appPage) return renderAppPage(appPage, content, config)
  const opened = await openScreen(serverRenderedPages, screens, content)
  const { screen, language: lang, translations } = opened
  const headOf = screen && (heads as Readonly<Record<string, (typeof heads)['/']>>)[content.path ?? '']
  const head = headOf
    ? headOf(content.data as never, config, sayIn(translations))
    : { title: `${sayIn(translations)(frameTexts)('notFoundTitle')} · ${config.brand}`, noindex: true }
  const body = renderToString(<FramedPage config={config} {...opened} />)
  return { body, head: { ...head, lang, dir: directionOf(lang) } }
}

/** Renders pages on the server, which imports it from the build by name. */
export const renderer: PageRenderer = { pages: servedPages, fonts: fontsToPreload, render }
