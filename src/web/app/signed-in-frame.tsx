import { Outlet } from 'react-router'
import { useSession } from '#features/accounts/web/use-session.ts'
import { DemoBanner } from '#features/demo/web/demo-banner.tsx'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { ScrollToTop } from '#ui/layout/scroll-to-top.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useIsOpening } from './opened.tsx'
import { ShellDialogs } from './shell-dialogs.tsx'
import { ShellHeader } from './shell-header.tsx'
import { useCurrentPage } from './use-current-page.ts'
import { useShellKeys } from './use-shell-keys.ts'
import { UserSync } from './user-sync.tsx'

/** The application around the pages of the signed-in: navigation at the side, or above on narrow screens. */
export function SignedInFrame() {
  const isOpening = useIsOpening()
  const page = useCurrentPage()
  const { onBoardingStatus, demo } = useSession()
  const onboarded = onBoardingStatus !== 'PENDING'
  const { shown, show } = useShellKeys(onboarded)
  return (
    <>
      <PageShell side header={<ShellHeader path={page?.path ?? null} onboarded={onboarded} onShow={show} />}>
        <ErrorBoundary key={page?.path ?? ''}>
          <OfflineNotice />
          {demo ? <DemoBanner /> : null}
          <UserSync />
          <div aria-busy={isOpening || undefined}>
            <Outlet />
          </div>
        </ErrorBoundary>
      </PageShell>
      <ShellDialogs shown={shown} onShow={show} />
      {/* Without a header above on a desk: clear of the buttons beside a page's title. */}
      <div className="xl:[&>section]:top-3">
        <ToastRegion />
      </div>
      <ScrollToTop />
    </>
  )
}
