import { ArrowRight, Check, Minus } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { availableFeatures } from '../contract/options.ts'
import type { Plan, Subscription } from '../contract/plans.ts'
import { formatPrice } from './format-price.ts'
import { hasFreeVersion } from './free-offer.ts'
import { freeVersionTexts } from './free-offer-texts.ts'
import { isMostPopular } from './known-plans.ts'
import { cardTexts, pricingTexts } from './pricing-texts.ts'

/** The plan that a subscription was bought as; none for a free subscription. */
const isPlanOf = (plan: Plan, held: Subscription): boolean =>
  plan.name.toLowerCase() === held.planName.toLowerCase() && plan.price === held.price

type PlanCardProps = {
  plan: Plan
  plans: readonly Plan[]
  /** What the company has now. */
  held: Subscription | undefined
  onChoose: () => void
  /** Why this user cannot buy it. */
  blocked: string | undefined
}

/** A plan with its price, what it would change, and the way to buy it. */
export function PlanCard({ plan, plans, held, onChoose, blocked }: PlanCardProps) {
  const tPricing = useTexts(pricingTexts)
  const t = useTexts(cardTexts)
  const tFree = useTexts(freeVersionTexts)
  const isFreeToo = hasFreeVersion(plan, useSiteConfig())
  const popular = isMostPopular(plan)
  const count = plan.numOfJobs
  const postings =
    count > 100 ? t('unlimited') : t(plan.price > 0 ? 'postingsPerMonth' : 'postings', { count })
  const current = held !== undefined && isPlanOf(plan, held)
  const before = plans.find((one) => held && isPlanOf(one, held))?.features ?? []
  const losses = before.filter((one) => availableFeatures.includes(one) && !plan.features.includes(one))
  return (
    <li
      className={classNames(
        'relative flex min-w-0 flex-col rounded-2xl border bg-surface p-6 md:max-lg:p-4',
        popular ? 'border-accent shadow-md' : 'border-line shadow-xs',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold text-ink">{plan.name}</h2>
        <div className="flex flex-wrap gap-1 md:absolute md:inset-x-1 md:bottom-full md:translate-y-3 lg:inset-x-5">
          {current && <Badge>{tPricing('yourPlan')}</Badge>}
          {popular && <Badge tone="accent">{tPricing('mostPopular')}</Badge>}
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-4xl font-semibold text-ink tabular-nums">{formatPrice(plan.price)}</span>
        {plan.price > 0 && <span className="text-ink-faint">{tPricing('perMonth')}</span>}
      </p>
      {/* In every card, so that their lists begin side by side. */}
      <p className="mt-1 text-sm text-ink-soft md:min-h-5">{isFreeToo && tFree('line')}</p>
      <ul className="mt-4 mb-6 grid gap-2 text-sm">
        <Line>{postings}</Line>
        <Line>{t('candidates', { count: plan.maxCandidates })}</Line>
        <Line>{t('inEveryPlan')}</Line>
        {availableFeatures.map((feature) => (
          <Line key={feature} missing={!plan.features.includes(feature)}>
            {tPricing(`feature.${feature}`)}
          </Line>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-1 gap-5">
        {held && <Changes plan={plan} held={held} current={current} losses={losses.length} />}
        <Button wide variant={popular ? 'primary' : 'secondary'} disabledReason={blocked} onClick={onChoose}>
          {current ? tPricing('renew', { plan: plan.name }) : tPricing('choose', { plan: plan.name })}
        </Button>
      </div>
    </li>
  )
}

const Line = ({ missing, children }: { missing?: boolean; children: string }) => {
  const t = useTexts(cardTexts)
  return (
    <li className={classNames('flex gap-2', missing ? 'text-ink-faint' : 'text-ink-soft')}>
      {missing ? (
        <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
      ) : (
        <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" strokeWidth={2.5} />
      )}
      <span>
        {missing && <span className="sr-only">{t('notIncluded')}</span>}
        {children}
      </span>
    </li>
  )
}

type ChangesProps = {
  plan: Plan
  held: Subscription
  current: boolean
  losses: number
}

/** What a company with this subscription would have otherwise with the plan; the features stand in the list above. */
const Changes = ({ plan, held, current, losses }: ChangesProps) => {
  const t = useTexts(cardTexts)
  const lines = [
    t('changedPostings', { after: plan.numOfJobs, left: held.numOfJobs }),
    ...(held.maxCandidates === plan.maxCandidates
      ? []
      : [t('changedCandidates', { now: held.maxCandidates, after: plan.maxCandidates })]),
    ...(losses === 0 ? [] : [t('losses', { count: losses })]),
  ]
  return (
    <div className="border-t border-line pt-4 text-sm">
      <h3 className="font-medium text-ink">{current ? t('renewTitle') : t('changesTitle')}</h3>
      {current ? (
        <p className="mt-1 text-ink-soft">{t('renewText')}</p>
      ) : (
        <ul className="mt-1.5 grid gap-1">
          {lines.map((line) => (
            <li key={line} className="flex gap-2 text-ink-soft">
              <ArrowRight aria-hidden className="mt-0.75 size-3.5 shrink-0 text-ink-faint rtl:-scale-x-100" />
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
