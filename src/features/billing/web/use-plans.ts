import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { listPlansEndpoint, listSubscriptionsEndpoint } from '../contract/plans.ts'
import { listPurchasesEndpoint } from '../contract/purchases.ts'

export const subscriptionsKey = ['subscriptions'] as const
export const purchasesKey = ['purchases'] as const

/** The plans on offer. */
export const usePlans = () =>
  useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlansEndpoint, { signal }),
  })

/** The company's subscriptions, newest first. */
export const useSubscriptions = () =>
  useQuery({
    queryKey: subscriptionsKey,
    queryFn: ({ signal }) => call(listSubscriptionsEndpoint, { signal }),
  })

/** The company's purchases, newest first; only an ADMIN may ask. */
export const usePurchases = (enabled = true) =>
  useQuery({
    queryKey: purchasesKey,
    queryFn: ({ signal }) => call(listPurchasesEndpoint, { signal }),
    enabled,
  })
