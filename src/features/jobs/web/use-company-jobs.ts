import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#ui/api/call.ts'
import { type JobSummary, listCompanyJobsEndpoint, readJobEndpoint } from '../contract/jobs.ts'

/** Names what is kept of the company's jobs, so that a change can ask for them again. */
export const companyJobsKey = ['jobs', 'company'] as const

/** What the list is asked for. */
export interface JobsView {
  search: string
  status: JobSummary['status'] | null
}

// Fills whole rows of the grid, whether it has one column, two or three.
const atOnce = 24

/** The company's jobs that a search finds, page by page; what was found before stays until the answer is there. */
export function useCompanyJobs({ search, status }: JobsView) {
  return useInfiniteQuery({
    queryKey: [...companyJobsKey, search, status],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => {
      const query = { search, page: pageParam, size: atOnce, ...(status === null ? {} : { status }) }
      const answer = await call(listCompanyJobsEndpoint, { query, signal })
      // What was asked stands beside the answer: while the next is under way this one is still shown.
      return { ...answer, asked: { search, status } }
    },
    getNextPageParam: (page, _pages, number) => (page.last ? undefined : number + 1),
  })
}

const soonMs = 2_000
const laterMs = 20_000
const soonTimes = 60

/** While a job's interview is written: asks again, less and less often, and refreshes the list. */
export function usePrepared({ id, questionsState }: Pick<JobSummary, 'id' | 'questionsState'>): void {
  const queries = useQueryClient()
  const enabled = questionsState === 'preparing'
  const { data, error } = useQuery({
    queryKey: ['jobs', 'preparing', id],
    queryFn: ({ signal }) => call(readJobEndpoint, { params: { jobId: id }, signal }),
    enabled,
    retry: false,
    initialData: undefined,
    refetchInterval: ({ state }) => (state.dataUpdateCount < soonTimes ? soonMs : laterMs),
  })
  // An error: the job is gone, or something else that the list says.
  const over = enabled && (data?.questionsState === 'ready' || error !== null)
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: companyJobsKey })
  }, [over, queries])
}
