import { type Route, route } from '#platform/http/route.ts'
import { listAuditEndpoint } from '../contract/activity-log.ts'
import {
  exportCandidatesEndpoint,
  getCandidateEndpoint,
  listJobCandidatesEndpoint,
  searchCandidatesEndpoint,
} from '../contract/candidates.ts'
import { exportCandidates } from './export-candidates.ts'
import { listJobCandidates } from './list-job-candidates.ts'
import { readAuditLog } from './read-audit-log.ts'
import { reviewCandidate } from './review-candidate.ts'
import { searchCandidates } from './search-candidates.ts'

export const routes: Route[] = [
  route(listJobCandidatesEndpoint, ({ platform, employer, params, query }) =>
    listJobCandidates(platform, employer.companyId, params.jobId, query),
  ),
  route(exportCandidatesEndpoint, ({ platform, employer, params, query }) =>
    exportCandidates(platform, employer.companyId, params.jobId, query),
  ),
  route(searchCandidatesEndpoint, ({ platform, employer, query }) =>
    searchCandidates(platform, employer.companyId, query.search),
  ),
  route(getCandidateEndpoint, ({ platform, employer, params }) =>
    reviewCandidate(platform, employer.companyId, params.candidateId),
  ),
  route(listAuditEndpoint, ({ platform, employer, query }) =>
    readAuditLog(platform, employer.companyId, query),
  ),
]
