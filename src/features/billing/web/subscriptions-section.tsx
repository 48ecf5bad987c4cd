import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import type { Subscription } from './plan-changes.ts'
import { subscriptionTexts as texts } from './texts.ts'
import { useSubscriptions } from './use-plans.ts'

/** The company's subscriptions. */
export const SubscriptionsSection = () => (
  <SectionCard id="subscriptions" title={texts.title} description={texts.description}>
    <Subscriptions />
  </SectionCard>
)

function Subscriptions() {
  const { data, isError, isFetching, refetch } = useSubscriptions()
  if (isError && !data)
    return <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState level={3} title={texts.none} icon={<CreditCard aria-hidden />}>
        {texts.noneMore}
      </EmptyState>
    )
  return (
    <ul className="grid gap-3">
      {data.map((one) => (
        <SubscriptionItem key={one.id} subscription={one} />
      ))}
    </ul>
  )
}

const tones: Record<Subscription['subscriptionStatus'], BadgeTone> = {
  ACTIVE: 'accent',
  PENDING: 'notice',
  EXPIRED: 'neutral',
}

const SubscriptionItem = ({ subscription: one }: { subscription: Subscription }) => (
  <li className="rounded-lg border border-line p-4">
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <h3 className="text-base font-semibold text-ink">{one.planName}</h3>
      <Badge tone={tones[one.subscriptionStatus]}>{texts.status[one.subscriptionStatus]}</Badge>
      {one.isCurrent && <Badge>{texts.current}</Badge>}
      <p className="ms-auto text-ink tabular-nums">
        <span className="font-semibold">{texts.price(one.price)}</span>
        {one.price > 0 && <span className="text-sm text-ink-faint"> {texts.perMonth}</span>}
      </p>
    </div>
    <DefinitionList
      look="grid"
      items={[
        { term: texts.postings, description: texts.numOfJobs(one.numOfJobs) },
        { term: texts.candidates, description: texts.maxCandidates(one.maxCandidates) },
        { term: texts.from, description: <From subscription={one} /> },
        { term: texts.until, description: untilOf(one) },
      ]}
    />
  </li>
)

const Day = ({ at }: { at: string }) => <time dateTime={at}>{texts.day(at)}</time>

function untilOf({ expireAt, subscriptionStatus }: Subscription): ReactNode {
  if (expireAt) return <Day at={expireAt} />
  return subscriptionStatus === 'PENDING' ? texts.monthLater : texts.forLife
}

function From({ subscription: { createdAt, subscriptionStatus } }: { subscription: Subscription }) {
  if (subscriptionStatus !== 'PENDING') return <Day at={createdAt} />
  return (
    <>
      {texts.notBegun}{' '}
      <a href="#purchases" className={linkStyle}>
        {texts.toPayment}
      </a>
    </>
  )
}
