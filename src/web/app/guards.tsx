import { Navigate, Outlet, useLocation } from 'react-router'
import { matchPage } from '#contract/match-page.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { type AppPage, appPages } from '../pages.ts'
import { remember, rememberedPage } from './origin.ts'

type GuardProps = { pages?: readonly AppPage[] }

/** Employers only: others log in first and come back; without a finished profile they finish it first. */
export function SignedInGuard() {
  const { authenticated, onBoardingStatus } = useSession()
  const location = useLocation()
  if (!authenticated) return <Navigate to="/Login" replace state={remember(location)} />
  const onboarding = /^\/onboarding\/?$/i.test(location.pathname)
  if (onBoardingStatus === 'PENDING' && !onboarding) return <Navigate to="/OnBoarding" replace />
  return <Outlet />
}

/** The signed-out only: others go where they wanted to go, or to the dashboard. */
export function VisitorGuard({ pages = appPages }: GuardProps) {
  const { authenticated } = useSession()
  const { pathname, search, state } = useLocation()
  const { unguardedBy } = matchPage<AppPage>(pages, pathname)?.page ?? {}
  const open = unguardedBy !== undefined && new URLSearchParams(search).has(unguardedBy)
  if (!authenticated || open) return <Outlet />
  return <Navigate to={rememberedPage(pages, state, window.location.origin) ?? '/Dashboard'} replace />
}
