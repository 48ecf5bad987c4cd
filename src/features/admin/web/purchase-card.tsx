import { Image, Star, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatTnd, formatUsd } from '#contract/money.ts'
import type { PurchaseState } from '#features/billing/contract/options.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { Button, type ButtonProps } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { PurchaseAction } from './purchase-dialog.tsx'
import { purchaseTexts } from './purchase-texts.ts'
import type { AdminPurchase } from './use-purchases.ts'

type PurchaseCardProps = { purchase: AdminPurchase; onChoose: (action: PurchaseAction) => void }

const tones: Readonly<Record<PurchaseState, BadgeTone>> = {
  waiting: 'neutral',
  submitted: 'notice',
  confirmed: 'accent',
  refused: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** One purchase: what was bought, what should have arrived, and what can be done now. */
export function PurchaseCard({ purchase, onChoose }: PurchaseCardProps) {
  const t = useTexts(purchaseTexts)
  const { company, planName, amountTnd, priceUsd, reference, state, reason, samePicture, priority } = purchase
  const open = state === 'submitted'
  return (
    <Card as="article" aria-label={company.name}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-base font-semibold break-words text-ink">
            <bdi>{company.name}</bdi>
          </h2>
          <Times purchase={purchase} />
        </div>
        <div className="flex flex-wrap gap-2">
          {priority && open && (
            <Badge tone="accent" icon={<Star aria-hidden />}>
              {t('priority')}
            </Badge>
          )}
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </div>
      </div>
      {open && samePicture.length > 0 && (
        <Notice tone="danger" title={t('samePicture')} className="mb-4">
          <ul>
            {samePicture.map((other) => (
              <li key={other.id} className="break-words">
                {t('sameAs', { reference: other.reference })}
                <bdi>{other.companyName}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-3">
        <Figure term={t('amount')}>
          <span className="text-lg font-semibold tabular-nums">{formatTnd(amountTnd)}</span>
          <span className="ms-2 text-ink-faint tabular-nums">{formatUsd(priceUsd)}</span>
        </Figure>
        <Figure term={t('reference')}>
          <span className="font-mono text-base break-all select-all">{reference}</span>
        </Figure>
        <Figure term={t('plan')}>
          <span className="text-base">{planName}</span>
        </Figure>
      </dl>
      {reason !== null && (
        <p
          dir="auto"
          className="mt-4 border-s-2 border-line-strong/60 ps-3 text-sm wrap-anywhere text-ink-soft"
        >
          {reason}
        </p>
      )}
      <Actions purchase={purchase} onChoose={onChoose} />
    </Card>
  )
}

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-faint">{term}</dt>
    <dd className="mt-0.5 min-w-0 break-words text-ink">{children}</dd>
  </div>
)

function Times({ purchase }: { purchase: AdminPurchase }) {
  const t = useTexts(purchaseTexts)
  const { state, createdAt, submittedAt, decidedAt, refundedTnd } = purchase
  const [now] = useState(() => Date.now())
  const since = submittedAt ?? createdAt
  const minutes = Math.floor((now - Date.parse(since)) / 60_000)
  const waited =
    minutes >= 24 * 60
      ? t('waited.day', { count: Math.floor(minutes / (24 * 60)) })
      : minutes >= 60
        ? t('waited.hour', { count: Math.floor(minutes / 60) })
        : t('waited.minute', { count: minutes })
  return (
    <p className="mt-0.5 text-sm text-ink-faint">
      {state === 'submitted' ? (
        <>
          <time dateTime={since} title={t('at', { at: since })}>
            {t('waits', { time: waited })}
          </time>
          {' · '}
          <time dateTime={since}>{t('at', { at: since })}</time>
        </>
      ) : (
        <time dateTime={decidedAt ?? createdAt}>
          {decidedAt ? t('decided', { at: decidedAt }) : t('bought', { at: createdAt })}
        </time>
      )}
      {refundedTnd !== null && ` · ${t('refunded', { amount: formatTnd(refundedTnd) })}`}
    </p>
  )
}

function Actions({ purchase, onChoose }: PurchaseCardProps) {
  const t = useTexts(purchaseTexts)
  const { state, reference, hasScreenshot } = purchase
  const open = state === 'submitted'
  const refundable = state !== 'confirmed' && state !== 'refunded'
  const button = (action: PurchaseAction, look?: Pick<ButtonProps, 'variant' | 'icon' | 'className'>) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t(`${action}Of`, { reference })}
      onClick={() => onChoose(action)}
      {...look}
    >
      {t(action)}
    </Button>
  )
  if (!refundable && !hasScreenshot) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
      {open && button('confirm', { variant: 'primary' })}
      {open && button('refuse')}
      {hasScreenshot && button('screenshot', { icon: <Image aria-hidden /> })}
      {open && !hasScreenshot && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <TriangleAlert aria-hidden className="size-4 text-notice-ink" />
          {t('noScreenshot')}
        </p>
      )}
      {refundable && button('refund', { variant: 'quiet', className: 'sm:ms-auto' })}
    </div>
  )
}
