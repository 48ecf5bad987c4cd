import { type Route, route } from '#platform/http/route.ts'
import {
  generateReportEndpoint,
  getReportEndpoint,
  openReportEndpoint,
  verifyReportEndpoint,
} from '../contract/candidate-report.ts'
import { candidateEvidenceEndpoint, jobEvidenceEndpoint } from '../contract/evidence.ts'
import { candidateBundle, jobBundle } from './evidence/make-bundle.ts'
import { getReport, openReport } from './get-report.ts'
import { requestReport } from './request-report.ts'
import { verifyReport } from './verify-report.ts'

export const routes: Route[] = [
  route(generateReportEndpoint, ({ platform, employer, params, body }) =>
    requestReport(platform, employer, params.candidateId, body?.language),
  ),
  route(getReportEndpoint, ({ platform, employer, params }) =>
    getReport(platform, employer, params.candidateId),
  ),
  route(openReportEndpoint, ({ platform, employer, params }) =>
    openReport(platform, employer, params.candidateId),
  ),
  route(verifyReportEndpoint, ({ platform, body }) => verifyReport(platform, body.code)),
  route(candidateEvidenceEndpoint, ({ platform, employer, params }) =>
    candidateBundle(platform, employer, params.candidateId),
  ),
  route(jobEvidenceEndpoint, ({ platform, employer, params }) => jobBundle(platform, employer, params.jobId)),
]
