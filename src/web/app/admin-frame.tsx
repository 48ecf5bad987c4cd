import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { translatorOf } from '#contract/texts/translator.ts'
import { AdminNav } from '#features/admin/web/admin-nav.tsx'
import { consoleTexts } from '#features/admin/web/login-texts.ts'
import { currentOperator, forgetOperator, useOperator } from '#features/admin/web/operator-session.ts'
import { adminKey } from '#features/admin/web/query-keys.ts'
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
import { useTexts } from '#ui/texts/language-provider.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useIsOpening } from './opened.tsx'

setOperatorBearer(
  () => currentOperator()?.token ?? null,
  () => {
    forgetOperator()
    toast.info(translatorOf(consoleTexts)('ended'))
  },
)

/** The frame of the admin console, without any link of the employers' application. */
export function AdminFrame() {
  const t = useTexts(consoleTexts)
  const operator = useOperator()
  const { pathname } = useLocation()
  const isOpening = useIsOpening()
  useClearOnOperatorChange(operator?.token ?? null)
  return (
    <>
      <PageShell
        header={<Header logo={<ConsoleName />} navLabel={t('name')} nav={operator && <AdminNav />} />}
        footer={<ConsoleFooter email={operator?.email ?? null} />}
      >
        <ErrorBoundary key={pathname}>
          <OfflineNotice />
          <div aria-busy={isOpening || undefined}>
            <Outlet />
          </div>
        </ErrorBoundary>
      </PageShell>
      <ToastRegion />
      <ScrollToTop />
    </>
  )
}

function ConsoleName() {
  const t = useTexts(consoleTexts)
  return (
    <Link
      to="/Admin"
      className="-ms-1 flex min-h-11 items-center rounded-md px-1 text-lg font-semibold tracking-tight text-ink no-underline"
    >
      {t('name')}
    </Link>
  )
}

function ConsoleFooter({ email }: { email: string | null }) {
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

// One operator's data is not for the next.
function useClearOnOperatorChange(token: string | null): void {
  const queries = useQueryClient()
  const seenBy = useRef(token)
  useEffect(() => {
    if (seenBy.current !== null && seenBy.current !== token) queries.removeQueries({ queryKey: adminKey })
    seenBy.current = token
  }, [token, queries])
}
