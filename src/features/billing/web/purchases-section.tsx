import { ShoppingBag } from 'lucide-react'
import type { Role } from '#contract/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { PurchaseState } from '../contract/options.ts'
import type { Purchase } from '../contract/purchases.ts'
import { formatDinars } from './format-price.ts'
import { HistorySection } from './history-section.tsx'
import { purchasesTexts } from './texts.ts'
import { usePurchases } from './use-plans.ts'

/** What the company bought, and the way to pay what is open. */
export function PurchasesSection({ role }: { role: Role }) {
  const t = useTexts(purchasesTexts)
  return (
    <HistorySection
      id="purchases"
      words={t}
      query={usePurchases(role === 'ADMIN')}
      forbidden={role !== 'ADMIN'}
      icon={<ShoppingBag aria-hidden />}
      action={
        <LinkButton to="/Pricing" variant="secondary">
          {t('toPricing')}
        </LinkButton>
      }
    >
      {(items) => (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((one) => (
            <PurchaseItem key={one.id} purchase={one} />
          ))}
        </ul>
      )}
    </HistorySection>
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

function PurchaseItem({ purchase }: { purchase: Purchase }) {
  const { id, planName, amountTnd, reference, state, createdAt, reason } = purchase
  const t = useTexts(purchasesTexts)
  const open = state === 'waiting' || state === 'submitted'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold text-ink">{planName}</span>
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        </p>
        <p className="mt-1 text-ink-soft tabular-nums">
          <bdi>{formatDinars(amountTnd)}</bdi> ·{' '}
          <time dateTime={createdAt}>{t('day', { at: createdAt })}</time> ·{' '}
          <bdi className="font-mono text-xs">{reference}</bdi>
        </p>
        {reason && (
          <p dir="auto" className="mt-1 wrap-anywhere text-ink-soft">
            {reason}
          </p>
        )}
      </div>
      <LinkButton to={`/Payment/${id}`} variant={state === 'waiting' ? 'primary' : 'secondary'} size="sm">
        {state === 'waiting' ? t('pay') : open ? t('follow') : t('look')}
        <span className="sr-only">{t('of', { plan: planName })}</span>
      </LinkButton>
    </li>
  )
}
