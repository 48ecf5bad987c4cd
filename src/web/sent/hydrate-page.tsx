import { hydrateRoot } from 'react-dom/client'
import type { PageContent } from '#contract/sent-pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { currentSession, logout } from '#features/accounts/web/use-session.ts'
import { setBearer } from '#ui/api/bearer.ts'
import { applyTheme } from '#ui/theme/theme.ts'
import { readJson } from '../frame/read-json.ts'
import type { SentPage } from '../pages.ts'
import type { Screens } from './screen.ts'
import { SentView } from './sent-view.tsx'

/** Takes over the page that was sent, from the same data. */
export async function hydratePage(pages: readonly SentPage[], screens: Screens<string>): Promise<void> {
  applyTheme()
  setBearer(() => currentSession().token, logout)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const content = readJson<PageContent>('page')
  const config = readJson<SiteConfig>('site-config')
  const page = pages.find(({ path }) => path === content.path)
  const screen = page ? ((await screens[page.path]?.()) ?? null) : null
  hydrateRoot(
    root,
    <SentView content={content} config={config} screen={screen} bare={page?.frame === 'bare'} />,
  )
}
