import { type Route, route } from '#platform/http/route.ts'
import { getAdverseImpactEndpoint, getJobReportEndpoint } from '../../contract/job-reports.ts'
import { describeSelfEndpoint } from '../../contract/self-description.ts'
import { getAdverseImpact } from '../adverse-impact/get-adverse-impact.ts'
import { describeSelf } from '../describe-self.ts'
import { getJobReport } from './get-job-report.ts'

export const routes: Route[] = [
  route(getJobReportEndpoint, ({ platform, employer, params, query }) =>
    getJobReport(platform, employer, params.jobId, query.format),
  ),
  route(getAdverseImpactEndpoint, ({ platform, employer, params }) =>
    getAdverseImpact(platform, employer.companyId, params.jobId),
  ),
  route(describeSelfEndpoint, async ({ platform, params, body }) => {
    await describeSelf(platform, params.token, body)
    return undefined
  }),
]
