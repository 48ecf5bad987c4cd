import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation, useNavigation } from 'react-router'
import { deskKey } from '#features/operator/web/desk-keys.ts'
import { DeskNav } from '#features/operator/web/desk-nav.tsx'
import { deskTexts } from '#features/operator/web/door-texts.ts'
import { currentOperator, forgetOperator, useOperator } from '#features/operator/web/operator-session.ts'
import { setOperatorBearer } from '#ui/api/bearer.ts'
import { ThemeSwitch } from '#ui/components/theme-switch.tsx'
import { toast } from '#ui/components/toast.ts'
import { ToastRegion } from '#ui/components/toast-region.tsx'
import { Container } from '#ui/layout/container.tsx'
import { ErrorBoundary } from '#ui/layout/error-boundary.tsx'
import { Header } from '#ui/layout/header.tsx'
import { PageShell } from '#ui/layout/page-shell.tsx'
import { ScrollToTop } from '#ui/layout/scroll-to-top.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { OfflineNotice } from './offline-notice.tsx'

setOperatorBearer(
  () => currentOperator()?.token ?? null,
  () => {
    forgetOperator()
    toast.info(deskTexts.ended)
  },
)

/** The frame of the operator's desk: nothing of the employers' stands around it. */
export function OperatorFrame() {
  const operator = useOperator()
  const { pathname } = useLocation()
  const { state } = useNavigation()
  useForgetfulDesk(operator?.token ?? null)
  return (
    <>
      <PageShell
        header={<Header logo={<DeskName />} navLabel={deskTexts.name} nav={operator && <DeskNav />} />}
        footer={<DeskFooter email={operator?.email ?? null} />}
      >
        <ErrorBoundary key={pathname}>
          <OfflineNotice />
          <div aria-busy={state === 'loading' || undefined}>
            <Outlet />
          </div>
        </ErrorBoundary>
      </PageShell>
      <ToastRegion />
      <ScrollToTop />
    </>
  )
}

const DeskName = () => (
  <Link
    to="/Operator"
    className="-ms-1 flex min-h-11 items-center rounded-md px-1 text-lg font-semibold tracking-tight text-ink no-underline"
  >
    {deskTexts.name}
  </Link>
)

function DeskFooter({ email }: { email: string | null }) {
  const { brand } = useSiteConfig()
  return (
    <footer className="border-t border-line print:hidden">
      <Container className="flex flex-wrap items-center justify-between gap-3 py-4 text-sm text-ink-faint">
        <p className="min-w-0 break-words">
          {brand}
          {email !== null && (
            <>
              {' · '}
              <bdi>{email}</bdi>
            </>
          )}
        </p>
        <ThemeSwitch />
      </Container>
    </footer>
  )
}

// What one operator saw is not for the next.
function useForgetfulDesk(token: string | null): void {
  const queries = useQueryClient()
  const seenBy = useRef(token)
  useEffect(() => {
    if (seenBy.current !== null && seenBy.current !== token) queries.removeQueries({ queryKey: deskKey })
    seenBy.current = token
  }, [token, queries])
}
