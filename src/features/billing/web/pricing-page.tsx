import { CreditCard, Gift, LifeBuoy, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { useSession } from '#features/accounts/web/use-session.ts'
import { Button } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { TextLink } from '#ui/components/text-link.tsx'
import { toast } from '#ui/components/toast.ts'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Plan } from '../contract/plans.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx'
import { freeOfferSentence, freeOfferTerms } from './free-offer.ts'
import { freeOfferTexts } from './free-offer-texts.ts'
import { PlanCard } from './plan-card.tsx'
import { pricingTexts } from './pricing-texts.ts'
import { usePlans, usePurchases, useSubscriptions } from './use-plans.ts'

/** `/Pricing`: what each plan offers, and the way to buy one. */
export function PricingPage() {
  const t = useTexts(pricingTexts)
  const { brand, billing } = useSiteConfig()
  return (
    <Container className="py-8 sm:py-10">
      <PageTitle
        description={billing === 'off' ? undefined : t('description')}
        documentTitle={`${t('title')} · ${brand}`}
      >
        {t('title')}
      </PageTitle>
      {billing === 'off' ? <NothingToBuy /> : <Plans />}
    </Container>
  )
}

const NothingToBuy = () => {
  const t = useTexts(pricingTexts)
  return (
    <EmptyState
      title={t('offTitle')}
      icon={<LockOpen aria-hidden />}
      action={<LinkButton to="/Jobs">{t('toJobs')}</LinkButton>}
    >
      {t('off')}
    </EmptyState>
  )
}

function Plans() {
  const t = useTexts(pricingTexts)
  const { data, error, isError } = usePlans()
  // Asked for at once with the plans, though shown with them.
  useSubscriptions()
  if (data && data.length > 0) return <Offers plans={data} />
  return (
    <div className="grid grid-cols-1 gap-10">
      {data ? (
        <EmptyState title={t('none')} icon={<CreditCard aria-hidden />}>
          {t('noneMore')}
        </EmptyState>
      ) : isError ? (
        <ErrorState
          title={t('loadingError')}
          onRetry={() => window.location.reload()}
          retryLabel={t('retry')}
        >
          {failureMessage(error, t('failed'), t('failed'))}
        </ErrorState>
      ) : (
        <Loading label={t('loading')} className="grid gap-5 lg:grid-cols-3">
          {['first', 'second', 'third'].map((card) => (
            <Skeleton key={card} className="h-112 rounded-2xl" />
          ))}
        </Loading>
      )}
      {!isError && !data ? null : <Support />}
    </div>
  )
}

function Offers({ plans }: { plans: readonly Plan[] }) {
  const t = useTexts(pricingTexts)
  const { role } = useSession()
  const { data: subscriptions, isError } = useSubscriptions()
  const [chosen, setChosen] = useState<Plan | null>(null)
  const held = subscriptions?.find(({ isCurrent }) => isCurrent)
  const mayBuy = role === 'ADMIN' || role === null
  const choose = (plan: Plan) => {
    if (plan.id) setChosen(plan)
    else toast.error(t('missingId'))
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid gap-5">
        {!mayBuy && (
          <Notice title={t('adminOnly')} tone="warning">
            {t('adminOnlyMore')}
          </Notice>
        )}
        {isError && <Notice tone="warning">{t('heldFailed')}</Notice>}
        {role === 'ADMIN' && <OpenPurchase />}
        <ul className="grid grid-cols-1 gap-5 md:grid-cols-3 md:max-lg:gap-3">
          {plans.map((plan) => (
            <PlanCard
              key={plan.id || plan.name}
              plan={plan}
              plans={plans}
              held={held}
              onChoose={() => choose(plan)}
              blocked={mayBuy ? undefined : t('adminOnly')}
            />
          ))}
        </ul>
        <FreeOffer />
      </div>
      <ComparisonTable plans={plans} />
      <Support />
      {chosen && <ConfirmPurchaseDialog plan={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

function OpenPurchase() {
  const t = useTexts(pricingTexts)
  const { data } = usePurchases()
  const open = data?.find(({ state }) => state === 'waiting' || state === 'submitted')
  if (!open) return null
  return (
    <Notice title={t('waitingTitle', { plan: open.planName })}>
      {open.state === 'waiting' ? t('waiting') : t('submitted')}{' '}
      <TextLink to={`/Payment/${open.id}`}>{t('toPayment')}</TextLink>
    </Notice>
  )
}

function FreeOffer() {
  const config = useSiteConfig()
  const t = useTexts(freeOfferTexts)
  const offer = freeOfferSentence(config, t)
  return (
    <p className="flex gap-2.5 text-sm text-ink-soft">
      <Gift aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
      <span>
        {offer} {freeOfferTerms(config, t)}
      </span>
    </p>
  )
}

const Support = () => {
  const t = useTexts(pricingTexts)
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-line bg-surface p-5">
      <div className="min-w-0">
        <p className="font-semibold text-ink">{t('supportTitle')}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{t('supportText')}</p>
      </div>
      <Button as="link" href="/Contact" variant="secondary" icon={<LifeBuoy aria-hidden />}>
        {t('contactSupport')}
      </Button>
    </div>
  )
}
