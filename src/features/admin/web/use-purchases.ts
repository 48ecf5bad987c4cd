import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { listAllPurchasesEndpoint } from '../contract.ts'
import { purchasesKey } from './query-keys.ts'
import { useAdminList } from './use-admin-list.ts'

export type AdminPurchase = AnswerOf<typeof listAllPurchasesEndpoint>['content'][number]
export type WhichPurchases = 'to-review' | 'all'

const often = 60_000

export const usePurchases = (which: WhichPurchases) =>
  useAdminList({
    queryKey: [...purchasesKey, which],
    fetchPage: (page, signal) => call(listAllPurchasesEndpoint, { query: { which, page }, signal }),
  })

/** How many purchases wait for a decision, and whether buyers can pay; asked for again every minute. */
export const usePurchasesSummary = () =>
  useQuery({
    queryKey: [...purchasesKey, 'count'],
    queryFn: ({ signal }) =>
      call(listAllPurchasesEndpoint, { query: { which: 'to-review', size: 1 }, signal }),
    refetchInterval: often,
  }).data
