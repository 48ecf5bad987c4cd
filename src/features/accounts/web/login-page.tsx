import { useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { Button } from '#ui/components/button.tsx'
import { Field } from '#ui/components/field.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { Notice } from '#ui/components/notice.tsx'
import { PasswordInput } from '#ui/components/password-input.tsx'
import { TextInput } from '#ui/components/text-input.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { type Credentials, credentials, logIn } from '../contract.ts'
import { AccountCard } from './account-card.tsx'
import { BannedNotice } from './banned-notice.tsx'
import { sayFailure } from './read-failure.ts'
import { ResendNotice } from './resend-notice.tsx'
import { loginTexts as texts } from './texts.ts'
import { useCheckedForm } from './use-checked-form.ts'
import { login } from './use-session.ts'

const toastMs = 2_000

/** `/Login`: starts a session; the guard then opens the page one came for. */
export function LoginPage() {
  const { state } = useLocation()
  const [unverified, setUnverified] = useState<Credentials | null>(null)
  const [banned, setBanned] = useState<string | null>(null)
  const form = useCheckedForm<Credentials>({
    initial: { userName: '', password: '' },
    schema: credentials,
    toastMs,
    send: async (typed) => {
      setUnverified(null)
      setBanned(null)
      try {
        const answer = await call(logIn, { body: typed })
        if (!answer?.accessToken) {
          form.fail(texts.noToken)
          return
        }
        toast.success(answer.message || texts.done, { durationMs: toastMs })
        login(answer)
      } catch (error) {
        const message = failureOf(error)
        const code = error instanceof ApiError ? error.code : ''
        if (code === 'EMAIL_NOT_VERIFIED') setUnverified(typed)
        else if (code === 'COMPANY_BANNED') setBanned(message)
        else {
          form.fail(message)
          return
        }
        toast.error(message, { durationMs: toastMs })
      }
    },
  })
  return (
    <AccountCard title={texts.title} description={texts.description} footer={<LoginFooter state={state} />}>
      {state?.signedUp && !form.failure && !unverified && !banned && (
        <Notice tone="success" title={texts.checkInbox} className="mb-5">
          {texts.checkInboxMore}
        </Notice>
      )}
      {form.failure && (
        <Notice tone="danger" className="mb-5">
          {form.failure}
        </Notice>
      )}
      {banned && <BannedNotice message={banned} />}
      {unverified && <ResendNotice credentials={unverified} />}
      <LoginForm form={form} />
    </AccountCard>
  )
}

type LoginFormProps = { form: ReturnType<typeof useCheckedForm<Credentials>> }

function LoginForm({ form }: LoginFormProps) {
  const { field, errorOf } = form
  return (
    <form {...form.form} className="grid gap-4" aria-label={texts.title}>
      <Field label={texts.email} error={errorOf('userName')} required>
        <TextInput {...field('userName')} type="email" autoComplete="username" autoCapitalize="none" />
      </Field>
      <Field label={texts.password} error={errorOf('password')} required>
        <PasswordInput {...field('password')} />
      </Field>
      <TextLink to="/forgot-password" className="justify-self-end text-sm">
        {texts.forgot}
      </TextLink>
      <Button type="submit" size="lg" wide busy={form.busy} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}

const LoginFooter = ({ state }: { state: unknown }) => (
  <>
    <span>
      {texts.noAccount}{' '}
      <TextLink to="/Signup" state={state}>
        {texts.signUp}
      </TextLink>
    </span>
    <a href="/" className={linkStyle}>
      {texts.home}
    </a>
  </>
)

function failureOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.broken
  return sayFailure(error, texts.failed)
}
