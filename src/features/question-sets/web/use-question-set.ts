import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { readQuestionSetEndpoint } from '../contract/question-set.ts'

const soonMs = 2_000
const laterMs = 10_000
const soonTimes = 60

export const questionSetKey = (jobId: string) => ['jobs', 'question-set', jobId] as const

/** A job's question set; looks again by itself while it is being written. */
export const useQuestionSet = (jobId: string) =>
  useQuery({
    queryKey: questionSetKey(jobId),
    queryFn: ({ signal }) => call(readQuestionSetEndpoint, { params: { jobId }, signal }),
    refetchInterval: ({ state }) => {
      if (state.data?.state !== 'preparing') return false
      return state.dataUpdateCount < soonTimes ? soonMs : laterMs
    },
  })
