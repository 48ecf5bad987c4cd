import { Outlet } from 'react-router'
import { ScrollToTop } from '#ui/layout/scroll-to-top.tsx'
import { spokenLanguage } from '#ui/texts/spoken-language.ts'
import { PageFrame } from '../frame/page-frame.tsx'
import { AppLink } from './app-link.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useIsOpening } from './opened.tsx'
import { useCurrentPage } from './use-current-page.ts'

/** The public frame around the account pages and the unknown page. */
export function AppFrame() {
  const isOpening = useIsOpening()
  const page = useCurrentPage()
  return (
    <>
      <PageFrame key={page?.path ?? ''} path={page?.path ?? null} link={AppLink} {...spokenLanguage()}>
        <OfflineNotice />
        <div aria-busy={isOpening || undefined}>
          <Outlet />
        </div>
      </PageFrame>
      <ScrollToTop />
    </>
  )
}
