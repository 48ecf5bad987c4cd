import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { listAllPurchasesEndpoint } from '../contract/console.ts'
import { purchasesKey } from './query-keys.ts'

export type AdminPurchase = AnswerOf<typeof listAllPurchasesEndpoint>['content'][number]

/** How many purchases wait for a decision, and whether buyers can pay; asked for again every minute. */
export const usePurchasesSummary = () =>
  useQuery({
    queryKey: [...purchasesKey, 'count'],
    queryFn: ({ signal }) => call(listAllPurchasesEndpoint, { query: { size: 1 }, signal }),
    refetchInterval: 60_000,
  }).data
