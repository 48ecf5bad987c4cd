import { useQuery } from '@tanstack/react-query'
import { call } from '#ui/api/call.ts'
import { canPostJobEndpoint } from '../contract/jobs.ts'

/** Names the answer to whether a job may be posted. */
export const canPostKey = ['jobs', 'can-post'] as const

/** Whether the subscription allows another job: asked anew each time the screen opens. */
export const useCanPost = () =>
  useQuery({
    queryKey: canPostKey,
    queryFn: ({ signal }) => call(canPostJobEndpoint, { signal }),
    gcTime: 0,
    staleTime: 0,
  })
