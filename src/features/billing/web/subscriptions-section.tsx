import { CreditCard } from 'lucide-react'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Subscription } from '../contract/plans.ts'
import { formatPrice } from './format-price.ts'
import { subscriptionTexts } from './texts.ts'
import { useSubscriptions } from './use-plans.ts'

/** The company's subscriptions. */
export const SubscriptionsSection = () => {
  const t = useTexts(subscriptionTexts)
  return (
    <SectionCard id="subscriptions" title={t('title')} description={t('description')}>
      <Subscriptions />
    </SectionCard>
  )
}

function Subscriptions() {
  const t = useTexts(subscriptionTexts)
  const { data, isError, isFetching, refetch } = useSubscriptions()
  if (isError && !data)
    return <ErrorState level={3} title={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-40 w-full" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState level={3} title={t('none')} icon={<CreditCard aria-hidden />}>
        {t('noneMore')}
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
  PAUSED: 'neutral',
}

const SubscriptionItem = ({ subscription: one }: { subscription: Subscription }) => {
  const t = useTexts(subscriptionTexts)
  const upTo = (limit: number, count: number) => (count > limit ? t('unlimited') : t('count', { count }))
  return (
    <li className="rounded-lg border border-line p-4">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-base font-semibold text-ink">{one.planName}</h3>
        <Badge tone={tones[one.subscriptionStatus]}>{t(`status.${one.subscriptionStatus}`)}</Badge>
        {one.isCurrent && <Badge>{t('current')}</Badge>}
        <p className="ms-auto text-ink tabular-nums">
          <span className="font-semibold">{formatPrice(one.price)}</span>
          {one.price > 0 && <span className="text-sm text-ink-faint"> {t('perMonth')}</span>}
        </p>
      </div>
      {one.subscriptionStatus === 'PAUSED' && <p className="mb-4 text-sm text-ink-soft">{t('paused')}</p>}
      <DefinitionList
        look="grid"
        items={[
          { term: t('postings'), description: upTo(100, one.numOfJobs) },
          { term: t('candidates'), description: upTo(100_000, one.maxCandidates) },
          { term: t('from'), description: <From subscription={one} /> },
          { term: t('until'), description: <Until subscription={one} /> },
        ]}
      />
    </li>
  )
}

const Day = ({ at }: { at: string }) => {
  const t = useTexts(subscriptionTexts)
  return <time dateTime={at}>{t('day', { at })}</time>
}

function Until({ subscription: { expireAt, subscriptionStatus } }: { subscription: Subscription }) {
  const t = useTexts(subscriptionTexts)
  if (expireAt) return <Day at={expireAt} />
  return subscriptionStatus === 'PENDING' ? t('monthLater') : t('forLife')
}

function From({ subscription: { createdAt, subscriptionStatus } }: { subscription: Subscription }) {
  const t = useTexts(subscriptionTexts)
  if (subscriptionStatus !== 'PENDING') return <Day at={createdAt} />
  return (
    <>
      {t('notBegun')}{' '}
      <a href="#purchases" className={linkStyle}>
        {t('toPayment')}
      </a>
    </>
  )
}
