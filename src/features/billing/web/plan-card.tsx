import { ArrowRight, Check, Minus } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { classNames } from '#ui/components/class-names.ts'
import { planFeatures } from '../contract.ts'
import { featureNames, isMostPopular } from './known-plans.ts'
import { isPlanOf, type Plan, planChanges, type Subscription } from './plan-changes.ts'
import { pricingTexts, cardTexts as texts } from './pricing-texts.ts'
import { usd } from './show-money.ts'

export type PlanCardProps = {
  plan: Plan
  plans: readonly Plan[]
  /** What the company has now. */
  held: Subscription | undefined
  onChoose: () => void
  /** Why it cannot be bought by whoever reads this. */
  blocked: string | undefined
}

/** A plan with its price, what it would change, and the way to buy it. */
export function PlanCard({ plan, plans, held, onChoose, blocked }: PlanCardProps) {
  const popular = isMostPopular(plan)
  const current = held !== undefined && isPlanOf(plan, held)
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col rounded-2xl border bg-surface p-6',
        popular ? 'border-accent shadow-md' : 'border-line shadow-xs',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold text-ink">{plan.name}</h2>
        <div className="flex flex-wrap gap-1.5">
          {current && <Badge>{pricingTexts.yourPlan}</Badge>}
          {popular && <Badge tone="accent">{pricingTexts.mostPopular}</Badge>}
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-4xl font-semibold text-ink tabular-nums">{usd(plan.price)}</span>
        {plan.price > 0 && <span className="text-ink-faint">{pricingTexts.perMonth}</span>}
      </p>
      <ul className="mt-5 mb-6 grid gap-2 text-sm">
        <Line>{texts.postings(plan.numOfJobs, plan.price)}</Line>
        <Line>{texts.candidates(plan.maxCandidates)}</Line>
        <Line>{texts.inEveryPlan}</Line>
        {planFeatures.map((feature) => (
          <Line key={feature} missing={!plan.features.includes(feature)}>
            {featureNames[feature]}
          </Line>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-1 gap-5">
        {held && <Changes plan={plan} plans={plans} held={held} current={current} />}
        <Button wide variant={popular ? 'primary' : 'secondary'} disabledReason={blocked} onClick={onChoose}>
          {current ? pricingTexts.renew(plan.name) : pricingTexts.choose(plan.name)}
        </Button>
      </div>
    </li>
  )
}

const Line = ({ missing, children }: { missing?: boolean; children: string }) => (
  <li className={classNames('flex gap-2', missing ? 'text-ink-faint' : 'text-ink-soft')}>
    {missing ? (
      <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
    ) : (
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" strokeWidth={2.5} />
    )}
    <span>
      {missing && <span className="sr-only">{texts.notIncluded}</span>}
      {children}
    </span>
  </li>
)

type ChangesProps = { plan: Plan; plans: readonly Plan[]; held: Subscription; current: boolean }

const Changes = ({ plan, plans, held, current }: ChangesProps) => (
  <div className="rounded-lg bg-sunken px-4 py-3 text-sm">
    <h3 className="font-medium text-ink">{current ? texts.renewTitle : texts.changesTitle}</h3>
    {current ? (
      <p className="mt-1 text-ink-soft">{texts.renewText}</p>
    ) : (
      <ul className="mt-1.5 grid gap-1">
        {texts.changes(planChanges(plan, held, plans)).map((line) => (
          <li key={line} className="flex gap-2 text-ink-soft">
            <ArrowRight aria-hidden className="mt-0.75 size-3.5 shrink-0 text-ink-faint" />
            {line}
          </li>
        ))}
      </ul>
    )}
  </div>
)
