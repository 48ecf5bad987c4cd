import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { buyPlan } from '../contract.ts'
import type { Plan } from './plan-changes.ts'
import { pricingTexts as texts } from './pricing-texts.ts'
import { purchasesKey, subscriptionsKey } from './use-plans.ts'

const forbiddenForMs = 6000

/** Buys a plan and goes to its payment page; a refusal is said. */
export function useBuyPlan(onForbidden: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ id }: Plan) => call(buyPlan, { params: { planId: id } }),
    onSuccess: ({ purchaseId }, { name }) => {
      toast.success(texts.redirecting(name))
      void queries.invalidateQueries({ queryKey: subscriptionsKey })
      void queries.invalidateQueries({ queryKey: purchasesKey })
      void navigate(`/Payment/${purchaseId}`)
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 403) toast.error(texts.paymentFailed)
      else {
        toast.warning(error.message, { durationMs: forbiddenForMs })
        onForbidden()
      }
    },
  })
}
