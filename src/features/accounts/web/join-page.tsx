import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Loading, SkeletonText } from '#ui/components/skeleton.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { readInviteEndpoint } from '../contract/team.ts'
import { AccountCard } from './account-card.tsx'
import { JoinForm } from './join-form.tsx'
import { joinTexts } from './team-texts.ts'

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

function Invitation({ token }: { token: string }) {
  const t = useTexts(joinTexts)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => call(readInviteEndpoint, { params: { token }, signal }),
    // A dead link does not come back to life.
    retry: false,
    refetchOnWindowFocus: false,
  })
  const isDead = error instanceof ApiError && error.status === 404
  const dead = isDead ? t('dead') : null
  useEffect(() => {
    if (dead) toast.error(dead)
  }, [dead])
  if (data) return <JoinForm token={token} invite={data} />
  if (dead) return <DeadInvitation message={dead} />
  if (error)
    return (
      <ErrorState title={t('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
        {error instanceof ApiError && error.message}
      </ErrorState>
    )
  return (
    <Loading label={t('loading')}>
      <SkeletonText lines={5} />
    </Loading>
  )
}

const DeadInvitation = ({ message }: { message: string }) => (
  <Notice tone="danger" title={message}>
    {useTexts(joinTexts)('deadMore')}
  </Notice>
)
