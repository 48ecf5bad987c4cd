import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { EmailText } from '#ui/components/email-text.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { joinTeamEndpoint, type readInviteEndpoint } from '../contract/team.ts'
import { endSession } from './end-session.ts'
import { failureMessage } from './failure-message.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { joinTexts, roleTexts } from './team-texts.ts'
import { currentSession, useSession } from './use-session.ts'

export type JoinFormProps = { token: string; invite: AnswerOf<typeof readInviteEndpoint> }

/** What the invitation is for, and the password that accepts it. */
export function JoinForm({ token, invite: { company, email, role } }: JoinFormProps) {
  const t = useTexts(joinTexts)
  const meaningOf = useTexts(roleTexts)
  const { authenticated } = useSession()
  const join = useJoining(token)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-ink-soft">{t('invited', { company })}</p>
      <dl className="grid gap-3 rounded-lg bg-sunken p-4 text-sm">
        <Fact term={t('company')}>{company}</Fact>
        <Fact term={t('email')}>
          <EmailText>{email}</EmailText>
        </Fact>
        <Fact term={t('role')}>
          <span className="font-medium">{role}</span>
          <span className="block text-ink-soft">{meaningOf(role)}</span>
        </Fact>
      </dl>
      {authenticated && <Notice tone="warning">{t('otherSession')}</Notice>}
      <NewPasswordForm
        texts={{ title: t('title'), submit: t('submit'), busy: t('busy') }}
        send={join}
        failureOf={(error) =>
          error instanceof ApiError && error.status === 404 ? t('dead') : failureMessage(error, t('failed'))
        }
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      </NewPasswordForm>
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

function useJoining(token: string) {
  const t = useTexts(joinTexts)
  const navigate = useNavigate()
  return async (password: string) => {
    const { message } = await call(joinTeamEndpoint, { params: { token }, body: { newPassword: password } })
    // Another user logs in next.
    if (currentSession().authenticated) await endSession()
    toast.success(message || t('done'))
    void navigate('/Login', { replace: true })
  }
}
