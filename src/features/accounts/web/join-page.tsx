import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { AnswerOf } from '#contract/endpoint.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { EmailText } from '#ui/components/email-text.tsx'
import { Loaded } from '#ui/components/loaded.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SkeletonText } from '#ui/components/skeleton.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { joinTeamEndpoint, readInviteEndpoint } from '../contract/team.ts'
import { AccountCard } from './account-card.tsx'
import { endSession } from './end-session.ts'
import { failureMessage } from './failure-message.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { joinTexts, roleNames, roleTexts } from './team-texts.ts'
import { currentSession, useSession } from './use-session.ts'

/** `/join?token=…`: accepts an invitation by choosing a password. */
export function JoinPage() {
  const t = useTexts(joinTexts)
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <AccountCard title={t('title')} footer={<TextLink to="/Login">{t('back')}</TextLink>}>
      {token ? <Invitation token={token} /> : <DeadInvitation message={t('missing')} />}
    </AccountCard>
  )
}

const isDead = (error: unknown) => error instanceof ApiError && error.status === 404

function Invitation({ token }: { token: string }) {
  const t = useTexts(joinTexts)
  const query = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => call(readInviteEndpoint, { params: { token }, signal }),
    // A dead link stays dead.
    retry: false,
    refetchOnWindowFocus: false,
  })
  const dead = !query.data && isDead(query.error) ? t('dead') : null
  useEffect(() => {
    if (dead) toast.error(dead)
  }, [dead])
  if (dead) return <DeadInvitation message={dead} />
  return (
    <Loaded
      query={query}
      loading={t('loading')}
      skeleton={<SkeletonText lines={5} />}
      level={2}
      failed={t('loadFailed')}
      failedMore={query.error instanceof ApiError && query.error.message}
    >
      {(invite) => <JoinForm token={token} invite={invite} />}
    </Loaded>
  )
}

const DeadInvitation = ({ message }: { message: string }) => (
  <Notice tone="danger" title={message}>
    {useTexts(joinTexts)('deadMore')}
  </Notice>
)

type JoinFormProps = { token: string; invite: AnswerOf<typeof readInviteEndpoint> }

function JoinForm({ token, invite: { company, email, role } }: JoinFormProps) {
  const t = useTexts(joinTexts)
  const meaningOf = useTexts(roleTexts)
  const nameOf = useTexts(roleNames)
  const { authenticated } = useSession()
  const join = useJoining(token)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-ink-soft">{t('invited', { company })}</p>
      <div className="rounded-lg bg-sunken p-4">
        <DefinitionList
          items={[
            { term: t('company'), description: company },
            { term: t('email'), description: <EmailText>{email}</EmailText> },
            { term: t('role'), description: nameOf(role) },
          ]}
        />
        <p className="mt-2 text-sm text-ink-soft">{meaningOf(role)}</p>
      </div>
      {authenticated && <Notice tone="warning">{t('otherSession')}</Notice>}
      <NewPasswordForm
        texts={t}
        send={join}
        failureOf={(error) => (isDead(error) ? t('dead') : failureMessage(error, t('failed')))}
      >
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      </NewPasswordForm>
    </div>
  )
}

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
