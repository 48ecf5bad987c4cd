import { hydrateRoot } from 'react-dom/client'
import type { PageContent } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { currentSession, logout } from '#features/accounts/web/use-session.ts'
import { setBearer } from '#ui/api/bearer.ts'
import { chosenLanguage, keepLanguage } from '#ui/texts/spoken-language.ts'
import { applyTheme } from '#ui/theme/theme.ts'
import { readJson } from '../frame/read-json.ts'
import type { ServerRenderedPage } from '../server-rendered-pages.ts'
import { FramedPage } from './framed-page.tsx'
import { openScreen } from './open-screen.ts'
import type { Screens } from './screen.ts'

/** Hydrates the server-rendered page from the same data. */
export async function hydratePage(
  pages: readonly ServerRenderedPage[],
  screens: Screens<string>,
): Promise<void> {
  applyTheme()
  setBearer(() => currentSession().token, logout)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  const content = readJson<PageContent>('page')
  const config = readJson<SiteConfig>('site-config')
  const opened = await openScreen(pages, screens, content)
  if (opened.frame === 'site') keepOrFollow(opened)
  hydrateRoot(root, <FramedPage config={config} {...opened} />)
}

/** A language that was chosen on the site is that of the application as well, and the other way round. */
function keepOrFollow({ content, language, screen }: Awaited<ReturnType<typeof openScreen>>): void {
  const { chosen } = content.wanted
  const known = chosenLanguage()
  if (chosen && known === chosen) keepLanguage(known)
  else if (known && known !== language && (!screen || screen.speech))
    window.location.replace(`?lang=${known}${window.location.hash}`)
}
