import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { buyPlanEndpoint } from '../contract/purchases.ts'
import type { Plan } from './plan-changes.ts'
import { pricingTexts } from './pricing-texts.ts'
import { purchasesKey, subscriptionsKey } from './use-plans.ts'

const forbiddenForMs = 6000

/** Buys a plan and goes to its payment page; a refusal is said. */
export function useBuyPlan(onForbidden: () => void) {
  const t = useTexts(pricingTexts)
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ id }: Plan) => call(buyPlanEndpoint, { params: { planId: id } }),
    onSuccess: ({ purchaseId }, { name }) => {
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
