import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { type JobSummary, listCompanyJobsEndpoint } from '../contract/jobs.ts'

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
