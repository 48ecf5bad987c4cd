import { type InfiniteData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { CandidateId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { getCandidateEndpoint, type ListedCandidate, type ReviewedCandidate } from '../contract/candidates.ts'
import { candidatesKey, isUnderWay } from './use-job-candidates.ts'

const keyOf = (candidateId: CandidateId) => ['candidate', candidateId] as const
const refreshWhileAssessingMs = 4_000

/** One candidate, whole; refreshed while the assessment or the report is made. */
export const useCandidate = (candidateId: CandidateId) =>
  useQuery({
    queryKey: keyOf(candidateId),
    queryFn: ({ signal }) => call(getCandidateEndpoint, { params: { candidateId }, signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? refreshWhileAssessingMs : false),
  })

/** Shows a change of a candidate at once, here and in the lists; call the result to take it back. */
export async function showChange(
  queries: QueryClient,
  candidateId: CandidateId,
  change: Partial<ListedCandidate>,
): Promise<() => void> {
  const keys = [keyOf(candidateId), candidatesKey]
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey })))
  const before = keys.flatMap((queryKey) => queries.getQueriesData({ queryKey }))
  queries.setQueryData<ReviewedCandidate>(keyOf(candidateId), (one) => one && { ...one, ...change })
  queries.setQueriesData<InfiniteData<{ content: ListedCandidate[] }>>({ queryKey: candidatesKey }, (list) =>
    list?.pages
      ? {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            content: page.content.map((one) => (one.id === candidateId ? { ...one, ...change } : one)),
          })),
        }
      : list,
  )
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
  }
}

/** Reads a candidate and the lists again. */
export const refreshCandidate = (queries: QueryClient, candidateId: CandidateId): Promise<unknown> =>
  Promise.all([keyOf(candidateId), candidatesKey].map((queryKey) => queries.invalidateQueries({ queryKey })))
