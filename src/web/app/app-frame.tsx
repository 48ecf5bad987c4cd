import { useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { matchPage } from '#contract/match-page.ts'
import { ScrollToTop } from '#ui/layout/scroll-to-top.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { texts } from '../frame/texts.ts'
import { type AppPage, appPages } from '../pages.ts'
import { AppLink } from './app-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useKnownUser } from './use-known-user.ts'

/** The frame of the application; the page shown stands inside. */
export function AppFrame() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const { brand } = useSiteConfig()
  const page = matchPage<AppPage>(appPages, pathname)?.page
  const title = `${page?.title ?? texts.notFoundTitle} · ${brand}`
  useKnownUser(page?.guard === 'signed-in')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <PageFrame key={page?.path ?? ''} path={page?.path ?? null} link={AppLink}>
        <OfflineNotice />
        <div aria-busy={state === 'loading' || undefined}>
          <Outlet />
        </div>
      </PageFrame>
      <ScrollToTop />
    </>
  )
}
