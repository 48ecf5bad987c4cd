import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { AccountCard } from '#features/accounts/web/account-card.tsx'
import { endSession } from '#features/accounts/web/end-session.ts'
import { login, useSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { openDemoEndpoint } from '../contract.ts'
import { demoTexts } from './texts.ts'

const askAgainMs = 3_000

/** `/Demo`: opens the demo company for a visitor; with `?leave` it ends the visit and goes to the sign-up. */
export function DemoPage() {
  const t = useTexts(demoTexts)
  const { authenticated, demo } = useSession()
  const [search] = useSearchParams()
  if (search.has('leave') && (demo || !authenticated)) return <Leave />
  if (demo) return <Navigate to="/Dashboard" replace />
  return (
    <AccountCard
      title={t('title')}
      description={t('description')}
      footer={
        <a href="/" className={linkStyle}>
          {t('home')}
        </a>
      }
    >
      {authenticated ? <OwnAccount /> : <Opening />}
    </AccountCard>
  )
}

function Leave() {
  const { demo } = useSession()
  useEffect(() => {
    if (demo) void endSession()
  }, [demo])
  return demo ? null : <Navigate to="/Signup" replace />
}

/** A real session is not ended behind its user's back. */
function OwnAccount() {
  const t = useTexts(demoTexts)
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('signedIn')}</p>
      <Button onClick={() => void endSession()}>{t('leave')}</Button>
    </>
  )
}

function Opening() {
  const t = useTexts(demoTexts)
  const { data, error, refetch } = useQuery({
    queryKey: ['demo'],
    queryFn: () => call(openDemoEndpoint, {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && !state.data.session ? askAgainMs : false),
  })
  const session = data?.session
  useEffect(() => {
    if (session) login({ ...session, demo: 'on' })
  }, [session])
  if (error instanceof ApiError && error.code === 'DEMO_OFF') return <Notice>{t('off')}</Notice>
  if (error)
    return (
      <Notice tone="danger" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
        {t('failed')}
      </Notice>
    )
  return (
    <div role="status" className="text-ink-soft">
      <Spinner>{t(data && !session ? 'making' : 'opening')}</Spinner>
    </div>
  )
}
