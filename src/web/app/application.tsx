import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BrowserRouter } from 'react-router'
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
import { LanguageProvider } from '#ui/texts/language-provider.tsx'
import { say, spokenLanguage } from '#ui/texts/spoken-language.ts'
import { frameTexts } from '../frame/frame-texts.ts'
import { Pages, routes } from './routes.tsx'

// A refusal will be repeated; a lost connection may come back.
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)

const queries = new QueryClient({ defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000 } } })

// Imported when needed: pages of visitors do not load the settings.
async function refreshRole(): Promise<void> {
  const { settingsKey } = await import('#features/company/web/use-settings.ts')
  await queries.invalidateQueries({ queryKey: settingsKey })
}

setBearer(
  () => currentSession().token,
  () => {
    const { demo } = currentSession()
    logout()
    if (demo) return window.location.assign('/Demo')
    toast.info(say(frameTexts)('sessionEnded'))
  },
  // The user's role or the company's profile has changed.
  ({ code }) => {
    if (code === 'NOT_ALLOWED') void refreshRole()
    if (code === 'ONBOARDING_PENDING') setOnBoardingStatus('PENDING')
  },
)

// One user's data is not shown to the next.
function useClearOnUserChange(): void {
  const { userId } = useSession()
  const lastUser = useRef(userId)
  useEffect(() => {
    if (lastUser.current !== userId) queries.clear()
    lastUser.current = userId
  }, [userId])
}

/** The employer's application. */
export function Application({ config }: { config: SiteConfig }) {
  useClearOnUserChange()
  return (
    <SiteConfigProvider config={config}>
      <LanguageProvider {...spokenLanguage()}>
        <QueryClientProvider client={queries}>
          <BrowserRouter>
            <Pages routes={routes} />
          </BrowserRouter>
        </QueryClientProvider>
      </LanguageProvider>
    </SiteConfigProvider>
  )
}
