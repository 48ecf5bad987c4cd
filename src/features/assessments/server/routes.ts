import { type Route, route } from '#platform/http/route.ts'
import {
  assessAgainEndpoint,
  listAssessmentsEndpoint,
  readAssessmentEndpoint,
} from '../contract/assessments.ts'
import { assessAgain } from './assess-again.ts'
import { listAssessments } from './list-assessments.ts'
import { readAssessment } from './read-assessment.ts'

export const routes: Route[] = [
  route(listAssessmentsEndpoint, ({ platform, employer: { companyId }, params: { candidateId } }) =>
    listAssessments(platform, { companyId, candidateId }),
  ),
  route(readAssessmentEndpoint, ({ platform, employer: { companyId }, params }) =>
    readAssessment(platform, { companyId, candidateId: params.candidateId }, params.assessmentId),
  ),
  route(assessAgainEndpoint, ({ platform, employer: { companyId, userId }, params: { candidateId } }) =>
    assessAgain(platform, { companyId, candidateId }, userId),
  ),
]
