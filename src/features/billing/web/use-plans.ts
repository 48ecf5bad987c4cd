import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { listPlans, listPurchases, listSubscriptions } from '../contract.ts'

export const subscriptionsKey = ['subscriptions'] as const
export const purchasesKey = ['purchases'] as const

/** The plans on offer. */
export const usePlans = () =>
  useQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => call(listPlans, { signal }),
  })

/** The company's subscriptions, newest first. */
export const useSubscriptions = () =>
  useQuery({
    queryKey: subscriptionsKey,
    queryFn: ({ signal }) => call(listSubscriptions, { signal }),
  })

/** The company's purchases, newest first; only an ADMIN may ask. */
export const usePurchases = (wanted = true) =>
  useQuery({
    queryKey: purchasesKey,
    queryFn: ({ signal }) => call(listPurchases, { signal }),
    enabled: wanted,
  })
