import { Gift } from 'lucide-react'
import { freeOfferSentence, freeOfferTerms } from '#features/billing/web/free-offer.ts'
import { isMostPopular } from '#features/billing/web/known-plans.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import type { PlanOffer } from '../contract.ts'
import { PlanCard } from './plan-card.tsx'
import { Section } from './section.tsx'
import { texts } from './texts.ts'

/** The plans that are sold and the offer that is not; nothing where billing is off. */
export function PricingSection({ plans }: { plans: readonly PlanOffer[] }) {
  const config = useSiteConfig()
  if (config.billing === 'off') return null
  const offer = freeOfferSentence(config)
  return (
    <Section id="pricing" title={texts.pricingTitle} lead={texts.pricingLead}>
      {offer && (
        <div className="mb-6 flex gap-4 rounded-xl border border-accent-line bg-accent-soft p-5">
          <Gift aria-hidden className="mt-0.5 size-5.5 shrink-0 text-accent-ink" />
          <div className="min-w-0">
            <p className="font-semibold text-ink">{offer}</p>
            <p className="mt-1 text-sm text-ink-soft">{freeOfferTerms(config)}</p>
          </div>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} popular={isMostPopular(plan)} />
        ))}
      </ul>
      <div className="mt-8">
        <h3 className="text-base font-semibold text-ink">{texts.includedTitle}</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {texts.included.map((line) => (
            <li key={line} className="rounded-full bg-sunken px-3 py-1 text-sm text-ink-soft">
              {line}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-8 text-ink-soft">
        {texts.customPlans}{' '}
        <a href="/Contact" className={linkStyle}>
          {texts.contactUs}
        </a>
      </p>
    </Section>
  )
}
