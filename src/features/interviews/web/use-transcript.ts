import { useQuery } from '@tanstack/react-query'
import type { CandidateId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { getTranscriptEndpoint } from '../contract/transcript.ts'

const reading = routeOf<typeof getTranscriptEndpoint>({ method: 'GET', path: '/api/chat/:candidateId' })

/** A candidate's interview; its error is an ApiError, with status 403 on plans without responses. */
export const useTranscript = (candidateId: string) =>
  useQuery({
    queryKey: ['transcript', candidateId],
    enabled: candidateId !== '',
    queryFn: ({ signal }) => call(reading, { params: { candidateId: candidateId as CandidateId }, signal }),
  })
