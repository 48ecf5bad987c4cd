import { Check, Minus } from 'lucide-react'
import { Badge } from '#ui/components/badge.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { classNames } from '#ui/components/class-names.ts'
import type { PlanOffer } from '../contract.ts'
import { texts } from './texts.ts'

const features = Object.entries(texts.planFeatures)

type PlanCardProps = { plan: PlanOffer; popular: boolean }

export function PlanCard({ plan, popular }: PlanCardProps) {
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col rounded-2xl border bg-surface p-6 sm:p-7',
        popular ? 'border-accent shadow-md' : 'border-line shadow-xs',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold text-ink">{plan.name}</h3>
        {popular && <Badge tone="accent">{texts.mostPopular}</Badge>}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-4xl font-semibold text-ink tabular-nums">
          {plan.priceUsd === 0 ? texts.free : `$${plan.priceUsd}`}
        </span>
        {plan.priceUsd > 0 && <span className="text-ink-faint">{texts.perMonth}</span>}
      </p>
      <ul className="mt-6 mb-8 grid gap-2.5">
        <PlanLine>{texts.postings(plan.postings)}</PlanLine>
        <PlanLine>{texts.candidates(plan.candidatesPerJob)}</PlanLine>
        {features.map(([feature, name]) => (
          <PlanLine key={feature} missing={!plan.features.some((one) => one === feature)}>
            {name}
          </PlanLine>
        ))}
      </ul>
      <a
        href="/Pricing"
        aria-label={texts.startWith(plan.name)}
        className={classNames(
          buttonStyle({ variant: popular ? 'primary' : 'secondary', wide: true }),
          'mt-auto',
        )}
      >
        {texts.planStart}
      </a>
    </li>
  )
}

const PlanLine = ({ missing, children }: { missing?: boolean; children: string }) => (
  <li className={classNames('flex gap-2.5', missing ? 'text-ink-faint' : 'text-ink-soft')}>
    {missing ? (
      <Minus aria-hidden className="mt-1 size-4.5 shrink-0" />
    ) : (
      <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-ink" />
    )}
    <span>
      {missing && <span className="sr-only">{texts.notIncluded}</span>}
      {children}
    </span>
  </li>
)
