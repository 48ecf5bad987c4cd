import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  type Credentials,
  credentials,
  logInEndpoint,
  resendVerificationEndpoint,
} from '../contract/account.ts'
import { AccountCard, OtherWay } from './account-card.tsx'
import { failureMessage } from './failure-message.ts'
import { EmailField, FormFrame, PasswordField } from './form-fields.tsx'
import { loginTexts } from './texts.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'
import { login } from './use-session.ts'

const toastMs = 2_000

interface Unverified {
  credentials: Credentials
  /** The server's refusal. */
  message: string
}

/** `/Login`: starts a session; the guard then opens the page one came for. */
export function LoginPage() {
  const t = useTexts(loginTexts)
  const { state } = useLocation()
  const [unverified, setUnverified] = useState<Unverified | null>(null)
  const [banned, setBanned] = useState<string | null>(null)
  const form: CheckedForm<Credentials> = useCheckedForm({
    initial: { userName: '', password: '' },
    schema: credentials,
    toastMs,
    send: async (typed) => {
      setUnverified(null)
      setBanned(null)
      try {
        const answer = await call(logInEndpoint, { body: typed })
        if (!answer?.accessToken) {
          form.fail(t('noToken'))
          return
        }
        toast.success(answer.message || t('done'), { durationMs: toastMs })
        login(answer)
      } catch (error) {
        const { code, message } = error instanceof ApiError ? error : { code: '', message: '' }
        if (code === 'EMAIL_NOT_VERIFIED') setUnverified({ credentials: typed, message })
        else if (code === 'COMPANY_BANNED') setBanned(message)
        else throw error
        toast.error(message, { durationMs: toastMs })
      }
    },
    failureOf: (error) => (error instanceof ApiError ? failureMessage(error, t('failed')) : t('broken')),
  })
  return (
    <AccountCard title={t('title')} description={t('description')} footer={<OtherWay to="/Signup" t={t} />}>
      {state?.signedUp && !form.failure && !unverified && !banned && (
        <Notice tone="success" title={t('checkInbox')} className="mb-5">
          {t('checkInboxMore')}
        </Notice>
      )}
      {banned && <BannedNotice message={banned} />}
      {unverified && <ResendNotice {...unverified} />}
      <FormFrame form={form} t={t} large>
        <EmailField form={form} name="userName" label={t('email')} autoComplete="username" />
        <PasswordField form={form} name="password" label={t('password')} />
        <TextLink to="/forgot-password" className="justify-self-end text-sm">
          {t('forgot')}
        </TextLink>
      </FormFrame>
    </AccountCard>
  )
}

/** Says why a company cannot log in, and whom to write to. */
function BannedNotice({ message }: { message: string }) {
  const t = useTexts(loginTexts)
  const { contactEmail } = useSiteConfig()
  return (
    <Notice tone="danger" title={message} className="mb-5">
      <p className="mt-1">
        {t('bannedMore')}{' '}
        <a href={`mailto:${contactEmail}`} className={linkStyle}>
          {contactEmail}
        </a>
      </p>
    </Notice>
  )
}

/** Says that the address is not verified, and sends the mail again. */
function ResendNotice({ credentials, message }: Unverified) {
  const t = useTexts(loginTexts)
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(resendVerificationEndpoint, { body: credentials }),
    onSuccess: (answer) => void toast.success(answer.message),
    onError: (error) => void toast.error(failureMessage(error, t('resendFailed'))),
  })
  return (
    <Notice
      tone={isSuccess ? 'success' : 'warning'}
      title={isSuccess ? t('checkInbox') : message}
      className="mb-5"
      takesFocus={isSuccess}
    >
      <p>{t('checkInboxMore')}</p>
      {!isSuccess && (
        <Button
          variant="secondary"
          size="sm"
          busy={isPending}
          busyLabel={t('resending')}
          onClick={() => mutate()}
          className="mt-3"
        >
          {t('resend')}
        </Button>
      )}
    </Notice>
  )
}
