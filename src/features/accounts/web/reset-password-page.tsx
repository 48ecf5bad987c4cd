import { useEffect, useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { dismissToast, toast } from '#ui/components/toast.ts'
import { resetPassword } from '../contract.ts'
import { AccountCard } from './account-card.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { sayFailure } from './read-failure.ts'
import { resetTexts as texts } from './texts.ts'
import { useLaterPage } from './use-later-page.ts'

/** `/reset-password?token=…`: sets a new password with the link of the reset mail. */
export function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  const { going, goLater } = useLaterPage(3_000)
  useEffect(() => {
    if (!token) toast.error(texts.missing)
  }, [token])
  if (!token) return <Navigate to="/signin" replace />
  return (
    <AccountCard
      title={texts.title}
      description={going ? undefined : texts.description}
      footer={<TextLink to="/signin">{texts.back}</TextLink>}
    >
      <div aria-live="polite">
        {going ? (
          <div className="grid gap-5">
            <Notice tone="success" title={texts.done} takesFocus>
              {texts.doneMore}
            </Notice>
            <LinkButton to="/Login" size="lg" wide>
              {texts.logIn}
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
  const { busy, failure, submit } = useReset(token, onDone)
  return (
    <NewPasswordForm
      texts={texts}
      busy={busy}
      refusalOf={(password) => (failure?.password === password ? failure.message : undefined)}
      onSend={(password) => void submit(password)}
    >
      {failure && failure.password === undefined && (
        <Notice tone="danger" title={failure.message}>
          {failure.dead && <TextLink to="/forgot-password">{texts.again}</TextLink>}
        </Notice>
      )}
    </NewPasswordForm>
  )
}

interface Failure {
  message: string
  /** The link is of no use any more. */
  dead: boolean
  /** The one that was refused; another may do. */
  password?: string
}

function useReset(token: string, onDone: () => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const said = useRef<number | null>(null)
  const submit = async (password: string) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    if (said.current !== null) dismissToast(said.current)
    try {
      await call(resetPassword, { params: { token }, body: { newPassword: password } })
      toast.success(texts.done)
      onDone()
    } catch (error) {
      const failed = failureOf(error, password)
      setFailure(failed)
      said.current = toast.error(failed.message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, submit }
}

const aboutPassword = new Set(['COMMON_PASSWORD', 'BAD_INPUT'])

function failureOf(error: unknown, password: string): Failure {
  const { status, code } = error instanceof ApiError ? error : { status: 0, code: '' }
  if (status === 404) return { message: texts.invalid, dead: true }
  if (status === 400 && !aboutPassword.has(code)) return { message: texts.dead, dead: true }
  const message = sayFailure(error, texts.failed)
  return aboutPassword.has(code) ? { message, dead: false, password } : { message, dead: false }
}
