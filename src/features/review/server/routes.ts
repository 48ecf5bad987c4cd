import { type Route, route } from '#platform/http/route.ts'
import { listJobCandidatesEndpoint } from '../contract/before.ts'
import { listJobCandidates } from './list-job-candidates.ts'

export const routes: Route[] = [
  route(listJobCandidatesEndpoint, ({ platform, employer, params, query }) =>
    listJobCandidates(platform, employer.companyId, params.jobId, query),
  ),
]
