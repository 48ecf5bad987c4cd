import { CreditCard } from 'lucide-react'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { linkStyle } from '#ui/components/link-style.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Subscription } from '../contract/plans.ts'
import { formatPrice } from './format-price.ts'
import { HistorySection } from './history-section.tsx'
import { subscriptionTexts } from './texts.ts'
import { useSubscriptions } from './use-plans.ts'

/** The company's subscriptions. */
export function SubscriptionsSection() {
  const t = useTexts(subscriptionTexts)
  return (
    <HistorySection id="subscriptions" words={t} query={useSubscriptions()} icon={<CreditCard aria-hidden />}>
      {(items) => (
        <ul className="-my-4 divide-y divide-line">
          {items.map((one) => (
            <SubscriptionItem key={one.id} subscription={one} />
          ))}
        </ul>
      )}
    </HistorySection>
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
  const pending = one.subscriptionStatus === 'PENDING'
  const day = (at: string) => <time dateTime={at}>{t('day', { at })}</time>
  const upTo = (limit: number, count: number) => (count > limit ? t('unlimited') : t('count', { count }))
  return (
    <li className="py-4">
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
          { term: t('from'), description: pending ? <NotBegun /> : day(one.createdAt) },
          {
            term: t('until'),
            description: one.expireAt ? day(one.expireAt) : t(pending ? 'monthLater' : 'forLife'),
          },
        ]}
      />
    </li>
  )
}

const NotBegun = () => {
  const t = useTexts(subscriptionTexts)
  return (
    <>
      {t('notBegun')}{' '}
      <a href="#purchases" className={linkStyle}>
        {t('toPayment')}
      </a>
    </>
  )
}
