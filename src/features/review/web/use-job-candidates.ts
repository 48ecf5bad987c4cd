import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { canView } from '#contract/endpoint.ts'
import type { JobId } from '#contract/ids.ts'
import type { getReviewSettingsEndpoint } from '#features/jobs/contract/review-settings.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { ListedCandidate, listJobCandidatesEndpoint } from '../contract/candidates.ts'
import type { ListQuery } from './list-view.ts'

/** Of every list of candidates. */
export const candidatesKey = ['candidates'] as const

/** Of one list, as it was asked for. */
export type ListKey = readonly ['candidates', JobId, ListQuery, number]

const listing = routeOf<typeof listJobCandidatesEndpoint>({
  method: 'GET',
  path: '/api/candidates/job/:jobId',
  access: canView,
})
const readingSettings = routeOf<typeof getReviewSettingsEndpoint>({
  method: 'GET',
  path: '/api/jobs/:jobId/review-settings',
  access: canView,
})

const refreshMs = 15_000
const refreshWhileAssessingMs = 4_000

/** What ends by itself: scoring, or making the report. */
export const isUnderWay = (candidate: Pick<ListedCandidate, 'run' | 'reportStatus'> | undefined): boolean =>
  candidate?.run === 'running' || candidate?.reportStatus === 'GENERATING'

/**
 * A job's candidates, page by page. New candidates and finished assessments appear by themselves: sooner while one of
 * those shown waits for its score or report, and later the more pages there are to ask for.
 */
export function useJobCandidates(jobId: JobId, query: ListQuery, size: number) {
  return useInfiniteQuery({
    queryKey: [...candidatesKey, jobId, query, size] satisfies ListKey,
    initialPageParam: '',
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listing, { params: { jobId }, query: { ...query, size, after: pageParam }, signal }),
    getNextPageParam: (page) => (page.last ? undefined : (page.next ?? undefined)),
    refetchInterval: ({ state }) => {
      const pages = state.data?.pages ?? []
      const isWaiting = pages.some((page) => page.content.some(isUnderWay))
      return (isWaiting ? refreshWhileAssessingMs : refreshMs) * Math.max(1, pages.length)
    },
  })
}
export type JobCandidates = ReturnType<typeof useJobCandidates>

/** The job's reasons for a rejection and its limit on distance. */
export const useReviewSettings = (jobId: JobId, enabled = true) =>
  useQuery({
    queryKey: ['jobs', 'review-settings', jobId],
    queryFn: ({ signal }) => call(readingSettings, { params: { jobId }, signal }),
    enabled,
    staleTime: 60_000,
  })
