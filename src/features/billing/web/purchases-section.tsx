import { ShoppingBag } from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { SectionCard } from '#ui/components/section-card.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import type { Purchase, PurchaseState } from '../contract.ts'
import { adminOnly, purchasesTexts as texts } from './bill-texts.ts'
import { tnd } from './show-money.ts'
import { usePurchases } from './use-plans.ts'

/** What the company bought, and the way to pay what is open. */
export const PurchasesSection = ({ role }: { role: Role }) => (
  <SectionCard id="purchases" title={texts.title} description={texts.description}>
    {role === 'ADMIN' ? <Purchases /> : <p className="text-sm text-ink-faint">{adminOnly}</p>}
  </SectionCard>
)

function Purchases() {
  const { data, isError, isFetching, refetch } = usePurchases()
  if (isError && !data)
    return <ErrorState level={3} title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-20 w-full" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState
        level={3}
        title={texts.none}
        icon={<ShoppingBag aria-hidden />}
        action={
          <LinkButton to="/Pricing" variant="secondary">
            {texts.toPricing}
          </LinkButton>
        }
      >
        {texts.noneMore}
      </EmptyState>
    )
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.map((one) => (
        <PurchaseItem key={one.id} purchase={one} />
      ))}
    </ul>
  )
}

const tones: Record<PurchaseState, BadgeTone> = {
  waiting: 'notice',
  submitted: 'notice',
  confirmed: 'accent',
  refused: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
}

function PurchaseItem({
  purchase: { id, planName, amountTnd, reference, state, createdAt, reason },
}: {
  purchase: Purchase
}) {
  const open = state === 'waiting' || state === 'submitted'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold text-ink">{planName}</span>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </p>
        <p className="mt-1 text-ink-soft tabular-nums">
          {tnd(amountTnd)} · <time dateTime={createdAt}>{texts.day(createdAt)}</time> ·{' '}
          <span className="font-mono text-xs">{reference}</span>
        </p>
        {reason && (
          <p dir="auto" className="mt-1 wrap-anywhere text-ink-soft">
            {reason}
          </p>
        )}
      </div>
      <LinkButton to={`/Payment/${id}`} variant={state === 'waiting' ? 'primary' : 'secondary'} size="sm">
        {state === 'waiting' ? texts.pay : open ? texts.follow : texts.look}
        <span className="sr-only">{texts.of(planName)}</span>
      </LinkButton>
    </li>
  )
}
