import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { readJobEndpoint } from '../contract/jobs.ts'

const soonMs = 2_000
const laterMs = 20_000
const soonTimes = 60

/** One job, whole; looks again by itself while its questions are written. */
export const useJob = (jobId: string) =>
  useQuery({
    queryKey: ['jobs', 'one', jobId],
    queryFn: ({ signal }) => call(readJobEndpoint, { params: { jobId }, signal }),
    refetchInterval: ({ state }) => {
      if (state.data?.questionsState !== 'preparing') return false
      return state.dataUpdateCount < soonTimes ? soonMs : laterMs
    },
  })
