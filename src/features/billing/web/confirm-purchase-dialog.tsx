import { formatTnd } from '#contract/money.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { formatPrice } from './format-price.ts'
import type { Plan } from './plan-changes.ts'
import { confirmTexts, pricingTexts } from './pricing-texts.ts'
import { useBuyPlan } from './use-buy-plan.ts'
import { useSubscriptions } from './use-plans.ts'

/** Says what buying this plan does before it is done. */
export function ConfirmPurchaseDialog({ plan, onClose }: { plan: Plan | null; onClose: () => void }) {
  const tPricing = useTexts(pricingTexts)
  const t = useTexts(confirmTexts)
  const { mutate, isPending, error, reset } = useBuyPlan(onClose)
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      open={plan !== null}
      onClose={close}
      title={plan && t('title', { plan: plan.name })}
      description={t('warning')}
      cancelLabel={t('cancel')}
      confirmLabel={t('confirm')}
      busy={isPending}
      busyLabel={t('confirming')}
      onConfirm={() => plan && mutate(plan)}
    >
      {plan && (
        <div className="grid gap-4">
          <FreePlanStays />
          <DefinitionList
            items={[
              { term: t('plan'), description: plan.name },
              {
                term: t('price'),
                description:
                  plan.price > 0 ? t('aMonth', { price: formatPrice(plan.price) }) : formatPrice(0),
              },
              {
                term: t('transfer'),
                description: <b className="tabular-nums">{formatTnd(plan.priceTnd)}</b>,
              },
            ]}
          />
          {error && (
            <Notice tone="danger" title={tPricing('paymentFailed')}>
              {failureMessage(error, '')}
            </Notice>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}

/** What becomes of the free plan, for a company that has one. */
function FreePlanStays() {
  const t = useTexts(confirmTexts)
  const { data } = useSubscriptions()
  const free = data?.find(({ price, subscriptionStatus }) => price === 0 && subscriptionStatus !== 'EXPIRED')
  if (!free) return null
  return (
    <p className="text-sm text-ink-soft">
      {free.expireAt ? t('freeTrial', { ends: free.expireAt }) : t('freeForLife')}
    </p>
  )
}
