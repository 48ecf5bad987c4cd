import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#ui/api/call.ts'
import { listDeskPurchases } from '../contract.ts'
import { purchasesKey } from './desk-keys.ts'
import { useDeskList } from './use-desk-list.ts'

export type DeskPurchase = AnswerOf<typeof listDeskPurchases>['content'][number]
export type WhichPurchases = 'to-decide' | 'all'

const often = 60_000

export const usePurchases = (which: WhichPurchases) =>
  useDeskList({
    queryKey: [...purchasesKey, which],
    fetchPage: (page, signal) => call(listDeskPurchases, { query: { which, page }, signal }),
  })

/** How many purchases wait for a decision, asked for again every minute. */
export function useToDecide(): number | undefined {
  const { data } = useQuery({
    queryKey: [...purchasesKey, 'count'],
    queryFn: ({ signal }) => call(listDeskPurchases, { query: { which: 'to-decide', size: 1 }, signal }),
    refetchInterval: often,
  })
  return data?.toDecide
}
