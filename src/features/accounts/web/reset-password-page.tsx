import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { resetPasswordEndpoint } from '../contract/account.ts'
import { AccountCard } from './account-card.tsx'
import { failureMessage } from './failure-message.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { resetTexts } from './texts.ts'
import { useLaterPage } from './use-later-page.ts'

/** `/reset-password?token=…`: sets a new password with the link of the reset mail. */
export function ResetPasswordPage() {
  const t = useTexts(resetTexts)
  const [query] = useSearchParams()
  const token = query.get('token')
  const { going, goLater } = useLaterPage(3_000)
  const missing = token ? null : t('missing')
  useEffect(() => {
    if (missing) toast.error(missing)
  }, [missing])
  if (!token) return <Navigate to="/signin" replace />
  return (
    <AccountCard
      title={t('title')}
      description={going ? undefined : t('description')}
      footer={<TextLink to="/signin">{t('back')}</TextLink>}
    >
      <div aria-live="polite">
        {going ? (
          <div className="grid gap-5">
            <Notice tone="success" title={t('done')} takesFocus>
              {t('doneMore')}
            </Notice>
            <LinkButton to="/Login" size="lg" wide>
              {t('logIn')}
            </LinkButton>
          </div>
        ) : (
          <ResetForm token={token} onDone={() => goLater('/Login')} />
        )}
      </div>
    </AccountCard>
  )
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTexts(resetTexts)
  const [dead, setDead] = useState(false)
  return (
    <NewPasswordForm
      texts={t}
      send={async (password) => {
        await call(resetPasswordEndpoint, { params: { token }, body: { newPassword: password } })
        toast.success(t('done'))
        onDone()
      }}
      failureOf={(error) => {
        const status = error instanceof ApiError ? error.status : 0
        setDead(status === 400 || status === 404)
        if (status === 404) return t('invalid')
        return status === 400 ? t('dead') : failureMessage(error, t('failed'))
      }}
      failureMore={dead && <TextLink to="/forgot-password">{t('again')}</TextLink>}
    />
  )
}
