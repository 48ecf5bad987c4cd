import { type Route, route, WithStatus } from '#platform/http/route.ts'
import { registerCandidateEndpoint } from '../contract/candidates.ts'
import { rejectCandidateEndpoint } from '../contract/decisions.ts'
import { registeredTexts } from '../contract/registration.ts'
import { rejectCandidate } from './change-candidate.ts'
import { registerCandidate } from './register-candidate.ts'

export const routes: Route[] = [
  route(registerCandidateEndpoint, async ({ platform, body }) => {
    const status = await registerCandidate(platform, body)
    return new WithStatus(status === 'PENDING' ? 200 : 202, { status, message: registeredTexts[status] })
  }),
  route(rejectCandidateEndpoint, async ({ platform, employer, params }) => {
    await rejectCandidate(platform, employer, params.candidateId)
    return { id: params.candidateId, status: 'REJECTED' as const, undoUntil: new Date().toISOString() }
  }),
]
