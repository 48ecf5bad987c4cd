import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { AccountCard } from '#features/accounts/web/account-card.tsx'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { ErrorState } from '#ui/components/error-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Loading, SkeletonText } from '#ui/components/skeleton.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { readInvite } from '../contract.ts'
import { JoinForm } from './join-form.tsx'
import { joinTexts as texts } from './texts.ts'

/** `/join?token=…`: accepts an invitation by choosing a password. */
export function JoinPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <AccountCard title={texts.title} footer={<TextLink to="/Login">{texts.back}</TextLink>}>
      {token ? <Invitation token={token} /> : <DeadInvitation message={texts.missing} />}
    </AccountCard>
  )
}

function Invitation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invite', token],
    queryFn: ({ signal }) => call(readInvite, { params: { token }, signal }),
    // A dead link does not come back to life.
    retry: false,
    refetchOnWindowFocus: false,
  })
  const isDead = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (isDead) toast.error(texts.dead)
  }, [isDead])
  if (data) return <JoinForm token={token} invite={data} />
  if (isDead) return <DeadInvitation message={texts.dead} />
  if (error)
    return (
      <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error instanceof ApiError && error.message}
      </ErrorState>
    )
  return (
    <Loading label={texts.loading}>
      <SkeletonText lines={5} />
    </Loading>
  )
}

const DeadInvitation = ({ message }: { message: string }) => (
  <Notice tone="danger" title={message}>
    {texts.deadMore}
  </Notice>
)
