import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { SiteConfig } from '#contract/site-config.ts'
import {
  currentSession,
  logout,
  setOnBoardingStatus,
  useSession,
} from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { setBearer } from '#ui/api/bearer.ts'
import { toast } from '#ui/components/toast.ts'
import { SiteConfigProvider } from '#ui/layout/site-config.tsx'
import { texts } from '../frame/texts.ts'
import { routes } from './routes.tsx'

// A refusal stays one however often it is asked; a lost connection may come back.
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)

const queries = new QueryClient({ defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000 } } })
const router = createBrowserRouter(routes)

// Where it is refused the settings' code is there already; the pages of visitors do without it.
async function askRole(): Promise<void> {
  const { settingsKey } = await import('#features/company/web/use-settings.ts')
  await queries.invalidateQueries({ queryKey: settingsKey })
}

setBearer(
  () => currentSession().token,
  () => {
    logout()
    toast.info(texts.sessionEnded)
  },
  // Somebody gave the user another role, or took the profile back: ask again what they are.
  ({ code }) => {
    if (code === 'NOT_ALLOWED') void askRole()
    if (code === 'ONBOARDING_PENDING') setOnBoardingStatus('PENDING')
  },
)

// What one user saw is not for the next.
function useForgetfulQueries(): void {
  const { userId } = useSession()
  const seenBy = useRef(userId)
  useEffect(() => {
    if (seenBy.current !== userId) queries.clear()
    seenBy.current = userId
  }, [userId])
}

/** The employer's application. */
export function Application({ config }: { config: SiteConfig }) {
  useForgetfulQueries()
  return (
    <SiteConfigProvider config={config}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteConfigProvider>
  )
}
