import { getCvUrl } from '#features/interviews/server/get-transcript.ts'
import { type Route, route } from '#platform/http/route.ts'
import { getCvUrlEndpoint, listJobCandidatesEndpoint } from '../contract/before.ts'
import { listJobCandidates } from './list-job-candidates.ts'

export const routes: Route[] = [
  route(listJobCandidatesEndpoint, ({ platform, employer, params, query }) =>
    listJobCandidates(platform, employer.companyId, params.jobId, query),
  ),
  route(getCvUrlEndpoint, async ({ platform, employer, params }) => ({
    url: await getCvUrl(platform, employer.companyId, params.candidateId),
  })),
]
