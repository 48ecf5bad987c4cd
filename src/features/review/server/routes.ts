import { signedCv } from '#features/interviews/server/signed-cv.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listJobCandidates, openCv } from '../contract.ts'
import { listReviewedCandidates } from './list-reviewed-candidates.ts'

export const routes: Route[] = [
  route(listJobCandidates, ({ platform, employer, params, query }) =>
    listReviewedCandidates(platform, employer.companyId, params.jobId, query),
  ),
  route(openCv, async ({ platform, employer, params }) => ({
    url: await signedCv(platform, employer.companyId, params.candidateId),
  })),
]
