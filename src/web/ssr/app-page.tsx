import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { directionOf, isEmployerLanguage } from '#contract/languages.ts'
import type { PageContent, PageHead } from '#contract/pages.ts'
import type { SiteConfig } from '#contract/site-config.ts'
import { type Say, sayIn } from '#contract/texts/translator.ts'
import { SignupPage } from '#features/accounts/web/signup-page.tsx'
import { signUpTexts } from '#features/accounts/web/texts.ts'
import { DemoInterviewPage } from '#features/demo/web/interview-page.tsx'
import { demoInterviewTexts } from '#features/demo/web/interview-texts.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { AppLink } from '../app/app-link.tsx'
import { AppShell } from '../app/app-shell.tsx'
import { loadAppTexts } from '../app/app-speech.ts'
import { pageTitles } from '../app/page-titles.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import type { AppPage, AppPath } from '../pages.ts'

interface ListedPage {
  Page: FunctionComponent
  description: (say: Say) => string
}

/** Pages of the application that search engines may list. */
const listedPages: Readonly<Partial<Record<AppPath, ListedPage>>> = {
  '/Signup': { Page: SignupPage, description: (say) => say(signUpTexts)('description') },
  '/Demo-interview': { Page: DemoInterviewPage, description: (say) => say(demoInterviewTexts)('lead') },
}

/** A page of the application: its shell, or what a visitor sees first where it is listed. */
export async function renderAppPage(
  { path }: AppPage,
  { wanted }: PageContent,
  config: SiteConfig,
): Promise<{ body: string; head: PageHead }> {
  const asked = wanted.chosen ?? wanted.browser ?? 'en'
  const language = isEmployerLanguage(asked) ? asked : 'en'
  const translations = language === 'en' ? [] : await loadAppTexts(language)
  const say = sayIn(translations)
  const title = `${say(pageTitles)(path as AppPath)} · ${config.brand}`
  const listed = listedPages[path as AppPath]
  if (!listed || (path === '/Demo-interview' && !config.demo))
    return { body: renderToString(<AppShell config={config} />), head: { title, noindex: true } }
  const { Page, description } = listed
  const body = renderToString(
    <SiteConfigProvider config={config}>
      <StaticRouter location={path}>
        <PageFrame path={path} link={AppLink} language={language} translations={translations}>
          {/* Until the application takes over nothing typed could be kept. */}
          <div inert>
            <Page />
          </div>
        </PageFrame>
      </StaticRouter>
    </SiteConfigProvider>,
  )
  return { body, head: { title, description: description(say), lang: language, dir: directionOf(language) } }
}
