import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { matchPage } from '#contract/match-page.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { ScrollToTop } from '#ui/layout/scroll-to-top.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import { texts } from '../frame/texts.ts'
import { type AppPage, appPages } from '../pages.ts'
import { AppLink } from './app-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'

// Apart, so that the pages of visitors do not carry it.
const KnownUser = lazy(async () => ({ default: (await import('./known-user.tsx')).KnownUser }))

/** The frame of the application; the page shown stands inside. */
export function AppFrame() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const { brand } = useSiteConfig()
  const page = matchPage<AppPage>(appPages, pathname)?.page
  const title = `${page?.title ?? texts.notFoundTitle} · ${brand}`
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
            <KnownUser />
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
