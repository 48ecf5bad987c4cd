import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Spinner } from '#ui/components/spinner.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { confirmNewEmailEndpoint, verifyEmailEndpoint } from '../contract/account.ts'
import { AccountCard } from './account-card.tsx'
import { failureMessage } from './failure-message.ts'
import { verifyTexts } from './texts.ts'
import { useLaterPage } from './use-later-page.ts'
import { useSession } from './use-session.ts'

/** `/verify?token=…` and `/verify?change=…`: uses up the link by which an address is proven. */
export function VerifyPage() {
  const t = useTexts(verifyTexts)
  const [query] = useSearchParams()
  const isChange = query.has('change')
  const token = query.get(isChange ? 'change' : 'token')
  const fromSettings = useSession().authenticated && isChange
  const next = fromSettings
    ? { path: '/Settings', name: t('settings') }
    : { path: '/Login', name: t('logIn') }
  const { mutate, isSuccess, error } = useVerification(token, { isChange, nextPath: next.path })
  return (
    <AccountCard title={t('title')}>
      <div aria-live="polite">
        {isSuccess ? (
          <div className="grid gap-5">
            <Notice tone="success" title={t(isChange ? 'changed' : 'verified')}>
              {t(isChange ? 'changedMore' : 'verifiedMore')}
            </Notice>
            <LinkButton to={next.path} size="lg" wide>
              {next.name}
            </LinkButton>
          </div>
        ) : error || !token ? (
          <Failed
            error={error}
            isChange={isChange}
            back={fromSettings ? next : { path: '/signin', name: t('back') }}
            retry={mutate}
          />
        ) : (
          <div className="flex justify-center py-6">
            <Spinner size="md">{t('working')}</Spinner>
          </div>
        )}
      </div>
    </AccountCard>
  )
}

function useVerification(
  token: string | null,
  { isChange, nextPath }: { isChange: boolean; nextPath: string },
) {
  const { goLater } = useLaterPage(3_000)
  const verification = useMutation({
    mutationFn: async () => {
      const endpoint = isChange ? confirmNewEmailEndpoint : verifyEmailEndpoint
      if (token) await call(endpoint, { params: { token } })
    },
    onSuccess: () => goLater(nextPath),
  })
  const { mutate } = verification
  const asked = useRef<string | null>(null)
  useEffect(() => {
    // Once per link: a second request would find it used already.
    if (!token || asked.current === token) return
    asked.current = token
    mutate()
  }, [token, mutate])
  return verification
}

interface FailedProps {
  /** Null when the link has no token. */
  error: Error | null
  isChange: boolean
  back: { path: string; name: string }
  retry: () => void
}

function Failed({ error, isChange, back, retry }: FailedProps) {
  const t = useTexts(verifyTexts)
  const status = error instanceof ApiError ? error.status : 0
  const refused: Record<number, [title: string, more: string]> = {
    404: [t('dead'), t(isChange ? 'deadChange' : 'deadMore')],
    409: [t('already'), t('alreadyMore')],
  }
  const [title, more] = refused[status] ?? [
    error ? failureMessage(error, t('failed'), t('failed')) : t('missing'),
    error && status === 0 && failureMessage(error, ''),
  ]
  return (
    <div className="grid gap-5">
      <Notice tone={status === 409 ? 'info' : 'danger'} title={title}>
        {more}
      </Notice>
      {/* The server has not judged the link: asking again may help. */}
      {error && !refused[status] && (
        <Button size="lg" wide onClick={retry}>
          {t('again')}
        </Button>
      )}
      <LinkButton to={back.path} size="lg" variant="secondary" wide>
        {back.name}
      </LinkButton>
    </div>
  )
}
