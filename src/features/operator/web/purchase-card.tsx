import { Image, Star, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PurchaseState } from '#features/billing/contract.ts'
import { Badge, type BadgeTone } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { PurchaseAct } from './purchase-dialog.tsx'
import { stateWords, purchaseTexts as texts } from './purchase-texts.ts'
import { moment, waitedFor } from './say-moment.ts'
import { tnd, usd } from './say-money.ts'
import type { DeskPurchase } from './use-purchases.ts'

export type PurchaseCardProps = { purchase: DeskPurchase; onAct: (act: PurchaseAct) => void }

const tones: Readonly<Record<PurchaseState, BadgeTone>> = {
  waiting: 'neutral',
  submitted: 'notice',
  confirmed: 'accent',
  refused: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
}

/** One purchase: what was bought, what should have arrived, and what may be done now. */
export function PurchaseCard({ purchase, onAct }: PurchaseCardProps) {
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
              {texts.priority}
            </Badge>
          )}
          <Badge tone={tones[state]}>{stateWords[state]}</Badge>
        </div>
      </div>
      {open && samePicture.length > 0 && <SamePicture others={samePicture} />}
      <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-3">
        <Figure term={texts.amount}>
          <span className="text-lg font-semibold tabular-nums">{tnd(amountTnd)}</span>
          <span className="ms-2 text-ink-faint tabular-nums">{usd(priceUsd)}</span>
        </Figure>
        <Figure term={texts.reference}>
          <span className="font-mono text-base break-all select-all">{reference}</span>
        </Figure>
        <Figure term={texts.plan}>
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
      <Acts purchase={purchase} onAct={onAct} />
    </Card>
  )
}

const Figure = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-faint">{term}</dt>
    <dd className="mt-0.5 min-w-0 break-words text-ink">{children}</dd>
  </div>
)

function Times({ purchase }: { purchase: DeskPurchase }) {
  const { state, createdAt, submittedAt, decidedAt, refundedTnd } = purchase
  const [now] = useState(() => Date.now())
  const since = submittedAt ?? createdAt
  return (
    <p className="mt-0.5 text-sm text-ink-faint">
      {state === 'submitted' ? (
        <>
          <time dateTime={since} title={moment(since)}>
            {texts.waits(waitedFor(since, now))}
          </time>
          {' · '}
          <time dateTime={since}>{moment(since)}</time>
        </>
      ) : (
        <time dateTime={decidedAt ?? createdAt}>
          {decidedAt ? texts.decided(moment(decidedAt)) : texts.bought(moment(createdAt))}
        </time>
      )}
      {refundedTnd !== null && ` · ${texts.refunded(tnd(refundedTnd))}`}
    </p>
  )
}

const SamePicture = ({ others }: { others: DeskPurchase['samePicture'] }) => (
  <Notice tone="danger" title={texts.samePicture} className="mb-4">
    <ul>
      {others.map(({ id, reference, companyName }) => (
        <li key={id} className="break-words">
          {texts.sameAs(reference)}
          <bdi>{companyName}</bdi>
        </li>
      ))}
    </ul>
  </Notice>
)

function Acts({ purchase, onAct }: PurchaseCardProps) {
  const { state, reference, hasScreenshot } = purchase
  const open = state === 'submitted'
  const refundable = open || state === 'refused' || state === 'waiting' || state === 'cancelled'
  if (!open && !refundable && !hasScreenshot) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
      {open && (
        <>
          <Button size="sm" aria-label={texts.confirmOf(reference)} onClick={() => onAct('confirm')}>
            {texts.confirm}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.refuseOf(reference)}
            onClick={() => onAct('refuse')}
          >
            {texts.refuse}
          </Button>
        </>
      )}
      {hasScreenshot ? (
        <Button
          variant="secondary"
          size="sm"
          icon={<Image aria-hidden />}
          aria-label={texts.screenshotOf(reference)}
          onClick={() => onAct('look')}
        >
          {texts.screenshot}
        </Button>
      ) : (
        open && (
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <TriangleAlert aria-hidden className="size-4 text-notice-ink" />
            {texts.noScreenshot}
          </p>
        )
      )}
      {refundable && (
        <Button
          variant="quiet"
          size="sm"
          className="sm:ms-auto"
          aria-label={texts.refundOf(reference)}
          onClick={() => onAct('refund')}
        >
          {texts.refund}
        </Button>
      )}
    </div>
  )
}
