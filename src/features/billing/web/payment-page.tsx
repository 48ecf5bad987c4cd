import { useParams } from 'react-router'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { BackLink } from '#ui/components/back-link.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { ErrorState } from '#ui/components/error-state.tsx'
import { LinkButton } from '#ui/components/link-button.tsx'
import { PageTitle } from '#ui/components/page-title.tsx'
import { Loading, Skeleton } from '#ui/components/skeleton.tsx'
import { Container } from '#ui/layout/container.tsx'
import { useSiteConfig } from '#ui/layout/site-config.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Purchase } from '../contract/purchases.ts'
import { CancelPurchase } from './cancel-purchase.tsx'
import { formatDinars } from './format-price.ts'
import { PayCard } from './pay-card.tsx'
import { paymentTexts } from './payment-texts.ts'
import { PurchaseStatus } from './purchase-status.tsx'
import { ScreenshotForm } from './screenshot-form.tsx'
import { type PayablePurchase, usePurchase } from './use-purchase.ts'

/** `/Payment/:purchaseId`: how to pay a purchase, and its status until it is decided. */
export function PaymentPage() {
  const t = useTexts(paymentTexts)
  const { brand } = useSiteConfig()
  const { purchaseId = '' } = useParams()
  const { data, error, isError, isFetching, refetch } = usePurchase(purchaseId)
  return (
    <Container className="max-w-4xl py-8 sm:py-10">
      <BackLink to="/Pricing" className="mb-3">
        {t('back')}
      </BackLink>
      <PageTitle
        documentTitle={`${data ? t('title', { plan: data.planName }) : t('documentTitle')} · ${brand}`}
      >
        {data ? t('title', { plan: data.planName }) : t('documentTitle')}
      </PageTitle>
      {data ? (
        <OnePurchase purchase={data} />
      ) : isError ? (
        <NotShown error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={t('loading')} className="grid gap-6">
          <Skeleton className="h-28 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-48 rounded-xl" />
        </Loading>
      )}
    </Container>
  )
}

function OnePurchase({ purchase }: { purchase: PayablePurchase }) {
  const { state } = purchase
  const open = state === 'waiting' || state === 'submitted'
  // Named, so that what was just sent stays shown where they change places.
  const shot = <ScreenshotForm key="screenshot" purchase={purchase} />
  const pay = <PayCard key="pay" purchase={purchase} />
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <PurchaseStatus purchase={purchase} />
      {open && (state === 'submitted' ? [shot, pay] : [pay, shot])}
      <Facts purchase={purchase} isOpen={open} />
      {open && (
        <div>
          <CancelPurchase purchaseId={purchase.id} />
        </div>
      )}
    </div>
  )
}

function Facts({ purchase, isOpen }: { purchase: Purchase; isOpen: boolean }) {
  const t = useTexts(paymentTexts)
  const { createdAt, submittedAt, decidedAt, reference, amountTnd } = purchase
  const moments = [
    [t('bought'), createdAt],
    [t('sent'), submittedAt],
    [t('decided'), decidedAt],
  ] as const
  const items = moments.flatMap(([term, at]) =>
    at ? [{ term, description: <time dateTime={at}>{t('at', { at })}</time> }] : [],
  )
  // While it can be paid they stand above.
  const amounts = [
    { term: t('amount'), description: formatDinars(amountTnd) },
    { term: t('reference'), description: reference },
  ]
  return <DefinitionList items={isOpen ? items : [...amounts, ...items]} />
}

type NotShownProps = { error: Error; onRetry: () => void; retrying: boolean }

function NotShown({ error, onRetry, retrying }: NotShownProps) {
  const t = useTexts(paymentTexts)
  const status = error instanceof ApiError ? error.status : 0
  const back = <LinkButton to="/Pricing">{t('back')}</LinkButton>
  if (status === 404 || status === 400)
    return (
      <ErrorState title={t('noSuch')} action={back}>
        {t('noSuchMore')}
      </ErrorState>
    )
  if (status === 403)
    return (
      <ErrorState title={t('forbidden')} action={back}>
        {t('adminOnly')}
      </ErrorState>
    )
  return (
    <ErrorState title={t('failed')} onRetry={onRetry} retrying={retrying}>
      {failureMessage(error, '')}
    </ErrorState>
  )
}
