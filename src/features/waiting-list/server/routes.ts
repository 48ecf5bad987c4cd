import { requireProof } from '#features/candidates/server/require-proof.ts'
import { type Route, route } from '#platform/http/route.ts'
import { countWaitingEndpoint, joinWaitingListEndpoint } from '../contract.ts'
import { countWaiting } from './count-waiting.ts'
import { joinWaitingList } from './join-waiting-list.ts'

export const routes: Route[] = [
  route(joinWaitingListEndpoint, async ({ platform, params, body: { proof, website, ...waiting } }) => {
    await requireProof(platform, { proof, website })
    await joinWaitingList(platform, params.jobId, waiting)
  }),
  route(countWaitingEndpoint, ({ platform, employer, params }) =>
    countWaiting(platform, employer.companyId, params.jobId),
  ),
]
