import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { PurchaseId } from '#contract/ids.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'
import type { PurchaseState } from '../contract/options.ts'
import { getPurchaseEndpoint } from '../contract/purchases.ts'
import { purchasesKey, subscriptionsKey } from './use-plans.ts'

export type PayablePurchase = AnswerOf<typeof getPurchaseEndpoint>

export const purchaseKey = (id: string) => ['purchases', 'one', id] as const

// A person decides, at any moment; what waits may change in another tab.
const submittedMs = 10_000
const waitingMs = 30_000

const nextLook = (state: PurchaseState | undefined): number | false => {
  if (state === 'submitted') return submittedMs
  return state === 'waiting' ? waitingMs : false
}

/** A purchase and the way to pay it; followed until it is decided. */
export function usePurchase(id: string) {
  const queries = useQueryClient()
  const asked = useQuery({
    queryKey: purchaseKey(id),
    queryFn: ({ signal }) => call(getPurchaseEndpoint, { params: { purchaseId: id as PurchaseId }, signal }),
    refetchInterval: ({ state }) => nextLook(state.data?.state),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status >= 400),
  })
  const state = asked.data?.state
  useEffect(() => {
    if (state !== 'confirmed') return
    // What the company holds has changed.
    void queries.invalidateQueries({ queryKey: subscriptionsKey })
    void queries.invalidateQueries({ queryKey: purchasesKey, exact: true })
    void queries.invalidateQueries({ queryKey: ['invoices'] })
  }, [state, queries])
  return asked
}
