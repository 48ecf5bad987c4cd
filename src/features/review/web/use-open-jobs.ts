import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type JobSummary, listJobsEndpoint, readJobEndpoint } from '#features/jobs/contract/jobs.ts'
import { ApiError } from '#ui/api/api-error.ts'
import { call } from '#ui/api/call.ts'

/** What the dashboard needs of a job, of whichever endpoint it comes. */
export type DashboardJob = Omit<JobSummary, 'excerpt'>

export const openJobsAtOnce = 20

/** The company's open jobs that a search finds, page by page. */
export function useOpenJobs(search: string) {
  return useInfiniteQuery({
    queryKey: ['jobs', 'open', search],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      call(listJobsEndpoint, {
        query: { search, status: 'open', page: pageParam, size: openJobsAtOnce },
        signal,
      }),
    getNextPageParam: (page, _pages, number) => (page.last ? undefined : number + 1),
  })
}

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The job that the address names, open or closed; null where there is no such job. */
export function useRequestedJob(jobId: string | null) {
  return useQuery({
    queryKey: ['jobs', 'one', jobId],
    enabled: jobId !== null && isUuid(jobId),
    queryFn: async ({ signal }): Promise<DashboardJob | null> => {
      try {
        return await call(readJobEndpoint, { params: { jobId: jobId ?? '' }, signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}
