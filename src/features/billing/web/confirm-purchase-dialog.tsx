import { formatTnd } from '#contract/money.ts'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { Button } from '#ui/components/button.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { Dialog } from '#ui/components/dialog.tsx'
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
    <Dialog
      open={plan !== null}
      onClose={close}
      locked={isPending}
      title={plan && t('title', { plan: plan.name })}
      description={t('warning')}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={close}>
            {t('cancel')}
          </Button>
          <Button busy={isPending} busyLabel={t('confirming')} onClick={() => plan && mutate(plan)}>
            {t('confirm')}
          </Button>
        </>
      }
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
    </Dialog>
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
