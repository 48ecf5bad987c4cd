import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#ui/api/call.ts'
import { type JobSummary, readJobEndpoint } from '../contract/jobs.ts'
import { companyJobsKey } from './use-company-jobs.ts'

const soonMs = 2_000
const laterMs = 20_000
const soonTimes = 60

/** While a job's interview is written: looks again, soon at first and seldom later, and has the list shown anew. */
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
