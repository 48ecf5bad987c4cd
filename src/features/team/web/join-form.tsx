import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { endSession } from '#features/accounts/web/end-session.ts'
import { NewPasswordForm } from '#features/accounts/web/new-password-form.tsx'
import { sayFailure } from '#features/accounts/web/read-failure.ts'
import { currentSession, useSession } from '#features/accounts/web/use-session.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { EmailText } from '#ui/components/email-text.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { joinTeam, type readInvite } from '../contract.ts'
import { roleMeanings, joinTexts as texts } from './texts.ts'

export type JoinFormProps = { token: string; invite: AnswerOf<typeof readInvite> }

/** What the invitation is for, and the password that accepts it. */
export function JoinForm({ token, invite }: JoinFormProps) {
  const { authenticated } = useSession()
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-ink-soft">{texts.invited(invite.company)}</p>
      <dl className="grid gap-3 rounded-lg bg-sunken p-4 text-sm">
        <Fact term={texts.company}>{invite.company}</Fact>
        <Fact term={texts.email}>
          <EmailText>{invite.email}</EmailText>
        </Fact>
        <Fact term={texts.role}>
          <span className="font-medium">{invite.role}</span>
          <span className="block text-ink-soft">{roleMeanings[invite.role]}</span>
        </Fact>
      </dl>
      {authenticated && <Notice tone="warning">{texts.otherSession}</Notice>}
      <PasswordForm token={token} email={invite.email} />
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-soft">{term}</dt>
    <dd dir="auto" className="break-words text-start text-ink">
      {children}
    </dd>
  </div>
)

function PasswordForm({ token, email }: { token: string; email: string }) {
  const { busy, failure, submit } = useJoining(token)
  return (
    <NewPasswordForm texts={texts} busy={busy} onSend={(password) => void submit(password)}>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
    </NewPasswordForm>
  )
}

function useJoining(token: string) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (password: string) => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      const { message } = await call(joinTeam, { params: { token }, body: { newPassword: password } })
      // Whoever was logged in here is not the one who logs in next.
      if (currentSession().authenticated) await endSession()
      toast.success(message || texts.done)
      void navigate('/Login', { replace: true })
    } catch (error) {
      const dead = error instanceof ApiError && error.status === 404
      const message = dead ? texts.dead : sayFailure(error, texts.failed)
      setFailure(message)
      toast.error(message)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, submit }
}
