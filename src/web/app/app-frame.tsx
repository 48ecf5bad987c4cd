import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { matchPage } from '#contract/match-page.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { ScrollToTop } from '#ui/layout/scroll-to-top.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { type AppPage, appPages } from '../pages.ts'
import { AppLink } from './app-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { pageTitle } from './page-titles.ts'

// A chunk of its own: pages of visitors do not load it.
const UserSync = lazy(async () => ({ default: (await import('./user-sync.tsx')).UserSync }))

/** The frame of the application around the current page. */
export function AppFrame() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const { brand } = useSiteConfig()
  const page = matchPage<AppPage>(appPages, pathname)?.page
  const title = `${pageTitle(page?.path ?? null)} · ${brand}`
  const { authenticated } = useSession()
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <>
      <PageFrame key={page?.path ?? ''} path={page?.path ?? null} link={AppLink}>
        <OfflineNotice />
        {authenticated && page?.guard === 'signed-in' && (
          <Suspense fallback={null}>
            <UserSync />
          </Suspense>
        )}
        <div aria-busy={state === 'loading' || undefined}>
          <Outlet />
        </div>
      </PageFrame>
      <ScrollToTop />
    </>
  )
}
