import { canView } from '#contract/endpoint.ts'
import type { CandidateId } from '#contract/ids.ts'
import { call } from '#ui/api/call.ts'
import { routeOf } from '#ui/api/route.ts'
import type { getCandidateEndpoint } from '../contract/candidates.ts'

const reading = routeOf<typeof getCandidateEndpoint>({
  method: 'GET',
  path: '/api/candidates/:candidateId',
  access: canView,
})

/** One candidate, whole. */
export const candidateQuery = (candidateId: CandidateId) => ({
  queryKey: ['candidate', candidateId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(reading, { params: { candidateId }, signal }),
})
