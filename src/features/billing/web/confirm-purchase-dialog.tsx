import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { failureMessage } from '#features/accounts/web/failure-message.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { DefinitionList } from '#ui/components/definition-list.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import type { Plan } from '../contract/plans.ts'
import { buyPlanEndpoint } from '../contract/purchases.ts'
import { formatDinars, formatPrice } from './format-price.ts'
import { confirmTexts, pricingTexts } from './pricing-texts.ts'
import { purchasesKey, subscriptionsKey, useSubscriptions } from './use-plans.ts'

type ConfirmPurchaseDialogProps = { plan: Plan; onClose: () => void }

/** Says what buying this plan does before it is done. */
export function ConfirmPurchaseDialog({ plan, onClose }: ConfirmPurchaseDialogProps) {
  const tPricing = useTexts(pricingTexts)
  const t = useTexts(confirmTexts)
  const { mutate, isPending, error } = useBuyPlan(plan, onClose)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('title', { plan: plan.name })}
      description={t('warning')}
      cancelLabel={t('cancel')}
      confirmLabel={t('confirm')}
      busy={isPending}
      busyLabel={t('confirming')}
      onConfirm={() => mutate()}
    >
      <div className="grid gap-4">
        <FreePlanStays />
        <DefinitionList
          items={[
            { term: t('plan'), description: plan.name },
            {
              term: t('price'),
              description: plan.price > 0 ? t('aMonth', { price: formatPrice(plan.price) }) : formatPrice(0),
            },
            {
              term: t('transfer'),
              description: <b className="tabular-nums">{formatDinars(plan.priceTnd)}</b>,
            },
          ]}
        />
        {error && (
          <Notice tone="danger" title={tPricing('paymentFailed')}>
            {failureMessage(error, '')}
          </Notice>
        )}
      </div>
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

const forbiddenForMs = 6000

/** Buys a plan and goes to its payment page. */
function useBuyPlan({ id, name }: Plan, onForbidden: () => void) {
  const t = useTexts(pricingTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(buyPlanEndpoint, { params: { planId: id } }),
    onSuccess: ({ purchaseId }) => {
      toast.success(t('redirecting', { plan: name }))
      void queries.invalidateQueries({ queryKey: subscriptionsKey })
      void queries.invalidateQueries({ queryKey: purchasesKey })
      void navigate(`/Payment/${purchaseId}`)
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 403) toast.error(t('paymentFailed'))
      else {
        toast.warning(error.message, { durationMs: forbiddenForMs })
        onForbidden()
      }
    },
  })
}
