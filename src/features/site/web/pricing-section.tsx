import { Gift } from 'lucide-react'
import { freeOfferSentence, freeOfferTerms } from '#features/billing/web/free-offer.ts'
import { isMostPopular } from '#features/billing/web/known-plans.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { PlanOffer } from '../contract.ts'
import { PlanCard } from './plan-card.tsx'
import { pricingTexts } from './pricing-texts.ts'
import { Section } from './section.tsx'

/** The plans for sale and the free offer; nothing where billing is off. */
export function PricingSection({ plans }: { plans: readonly PlanOffer[] }) {
  const t = useTexts(pricingTexts)
  const config = useSiteConfig()
  if (config.billing === 'off') return null
  const offer = freeOfferSentence(config)
  const features = [...new Set(plans.flatMap((plan) => plan.features))]
  return (
    <Section id="pricing" title={t('title')} lead={t('lead')}>
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
          <PlanCard key={plan.name} plan={plan} features={features} popular={isMostPopular(plan)} />
        ))}
      </ul>
      <div className="mt-8">
        <h3 className="text-base font-semibold text-ink">{t('includedTitle')}</h3>
        <ul className="mt-3 flex flex-wrap gap-2">
          {t('included')
            .split('\n')
            .map((line) => (
              <li key={line} className="rounded-full bg-sunken px-3 py-1 text-sm text-ink-soft">
                {line}
              </li>
            ))}
        </ul>
      </div>
      <p className="mt-8 text-ink-soft">
        {t('customPlans')}{' '}
        <a href="/Contact" className={linkStyle}>
          {t('contactUs')}
        </a>
      </p>
    </Section>
  )
}
