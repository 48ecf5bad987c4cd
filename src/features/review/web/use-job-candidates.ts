import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { JobId } from '#contract/ids.ts'
import type { CandidateSort, ScoreBand } from '#features/candidates/contract/lists.ts'
import { call } from '#ui/api/call.ts'
import { candidatesPerPage, listJobCandidatesEndpoint } from '../contract/before.ts'

/** How the list is sorted and narrowed. */
export interface CandidateView {
  sortBy: CandidateSort
  band: ScoreBand | null
}

/** Of every list of candidates. */
export const candidatesKey = ['job-candidates'] as const

const refreshWhileAssessingMs = 4_000

/** A job's candidates, page by page; refreshed while one of those shown waits for its score. */
export function useJobCandidates(jobId: JobId, { sortBy, band }: CandidateView) {
  return useInfiniteQuery({
    queryKey: [...candidatesKey, jobId, sortBy, band],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listJobCandidatesEndpoint, {
        params: { jobId },
        query: {
          page: pageParam,
          size: candidatesPerPage,
          sortBy,
          sortDir: sortBy === 'firstName' ? 'asc' : 'desc',
          band: band ?? undefined,
        },
        signal,
      }),
    getNextPageParam: (page, _pages, number) => (page.last ? undefined : number + 1),
    refetchInterval: ({ state }) => {
      const shown = state.data?.pages.flatMap((page) => page.content) ?? []
      return shown.some((one) => one.run === 'running') ? refreshWhileAssessingMs : false
    },
  })
}
