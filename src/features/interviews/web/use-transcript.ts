import { useQuery } from '@tanstack/react-query'
import type { CandidateId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { getTranscriptEndpoint } from '../contract/transcript.ts'

/** A candidate's interview; its error is an ApiError, with status 403 on plans without responses. */
export const useTranscript = (candidateId: string) =>
  useQuery({
    queryKey: ['transcript', candidateId],
    enabled: candidateId !== '',
    // Each reading is in the audit log.
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      call(getTranscriptEndpoint, { params: { candidateId: candidateId as CandidateId }, signal }),
  })
