import { Check, Gift, Minus } from 'lucide-react'
import { formatUsd } from '#contract/money.ts'
import type { PlanFeature } from '#features/billing/contract/options.ts'
import { freeOfferSentence, freeOfferTerms, hasFreeVersion } from '#features/billing/web/free-offer.ts'
import { freeOfferTexts, freeVersionTexts } from '#features/billing/web/free-offer-texts.ts'
import { isMostPopular } from '#features/billing/web/known-plans.ts'
import { Badge } from '#ui/components/badge.tsx'
import { buttonStyle } from '#ui/components/button-style.ts'
import { classNames } from '#ui/components/class-names.ts'
import { linkStyle } from '#ui/components/link-style.ts'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useLanguage, useTexts } from '#ui/texts/language-provider.tsx'
import type { PlanOffer } from '../contract.ts'
import { Section } from './page-parts.tsx'
import { pricingTexts } from './pricing-texts.ts'

/** The plans for sale and the free offer; nothing where billing is off. */
export function PricingSection({ plans }: { plans: readonly PlanOffer[] }) {
  const t = useTexts(pricingTexts)
  const config = useSiteConfig()
  const tOffer = useTexts(freeOfferTexts)
  if (config.billing === 'off') return null
  const offer = freeOfferSentence(config, tOffer)
  const features = [...new Set(plans.flatMap((plan) => plan.features))]
  return (
    <Section id="pricing" title={t('title')} lead={t('lead')}>
      {offer && (
        <div className="mb-6 flex gap-4 rounded-xl border border-accent-line bg-accent-soft p-5">
          <Gift aria-hidden className="mt-0.5 size-5.5 shrink-0 text-accent-ink" />
          <div className="min-w-0">
            <p className="font-semibold text-ink">{offer}</p>
            <p className="mt-1 text-sm text-ink-soft">{freeOfferTerms(config, tOffer)}</p>
          </div>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6">
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

type PlanCardProps = {
  plan: PlanOffer
  /** What any plan offers, so that the cards compare. */
  features: readonly PlanFeature[]
  popular: boolean
}

function PlanCard({ plan, features, popular }: PlanCardProps) {
  const t = useTexts(pricingTexts)
  const tFree = useTexts(freeVersionTexts)
  const language = useLanguage()
  const isFreeToo = hasFreeVersion(plan, useSiteConfig())
  return (
    <li
      className={classNames(
        'flex min-w-0 flex-col rounded-2xl border bg-surface p-4 sm:p-7',
        popular ? 'border-accent shadow-md sm:max-lg:col-span-2' : 'border-line shadow-xs',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-semibold text-ink">{plan.name}</h3>
        {popular && <Badge tone="accent">{t('mostPopular')}</Badge>}
      </div>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5 sm:mt-4">
        <span className="text-4xl font-semibold text-ink tabular-nums">
          {plan.priceUsd === 0 ? t('free') : formatUsd(plan.priceUsd, language)}
        </span>
        {plan.priceUsd > 0 && <span className="text-ink-faint">{t('perMonth')}</span>}
      </p>
      {/* In every card, so that their lists begin side by side. */}
      <p className="mt-1 text-sm text-ink-soft sm:min-h-5">{isFreeToo && tFree('line')}</p>
      <ul className="mt-4 mb-5 grid gap-1.5 sm:mb-8 sm:gap-2.5">
        <PlanLine>
          {plan.postings > 100 ? t('unlimitedPostings') : t('postings', { count: plan.postings })}
        </PlanLine>
        <PlanLine>{t('candidates', { count: plan.candidatesPerJob })}</PlanLine>
        {features.map((feature) => (
          <PlanLine key={feature} missing={!plan.features.includes(feature)}>
            {t(`feature.${feature}`)}
          </PlanLine>
        ))}
      </ul>
      <a
        href="/Pricing"
        aria-label={t('startWith', { plan: plan.name })}
        className={classNames(
          buttonStyle({ variant: popular ? 'primary' : 'secondary', wide: true }),
          'mt-auto',
        )}
      >
        {t('start')}
      </a>
    </li>
  )
}

function PlanLine({ missing, children }: { missing?: boolean; children: string }) {
  const t = useTexts(pricingTexts)
  return (
    <li className={classNames('flex gap-2.5', missing ? 'text-ink-faint max-sm:hidden' : 'text-ink-soft')}>
      {missing ? (
        <Minus aria-hidden className="mt-1 size-4.5 shrink-0" />
      ) : (
        <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-accent-ink" />
      )}
      <span>
        {missing && <span className="sr-only">{t('notIncluded')}</span>}
        {children}
      </span>
    </li>
  )
}
