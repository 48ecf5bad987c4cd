import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { readJobInterview } from '../contract/interview.ts'
import { readJob } from '../contract.ts'

const soonMs = 2_000
const laterMs = 10_000
const soonTimes = 60

export const jobInterviewKey = (jobId: string) => ['jobs', 'interview', jobId] as const

/** A job's interview; looks again by itself while it is being written. */
export const useJobInterview = (jobId: string) =>
  useQuery({
    queryKey: jobInterviewKey(jobId),
    queryFn: ({ signal }) => call(readJobInterview, { params: { jobId }, signal }),
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'preparing') return false
      return state.dataUpdateCount < soonTimes ? soonMs : laterMs
    },
  })

/** The job itself, for its name. */
export const useJob = (jobId: string) =>
  useQuery({
    queryKey: ['jobs', 'one', jobId],
    queryFn: ({ signal }) => call(readJob, { params: { jobId }, signal }),
  })
