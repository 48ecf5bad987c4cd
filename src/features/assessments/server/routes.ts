import { type Route, route } from '#platform/http/route.ts'
import * as contract from '../contract.ts'
import { assessAgain } from './assess-again.ts'
import { listAssessments } from './list-assessments.ts'
import { readAssessment } from './read-assessment.ts'

export const routes: Route[] = [
  route(contract.listAssessments, ({ platform, employer: { companyId }, params: { candidateId } }) =>
    listAssessments(platform, { companyId, candidateId }),
  ),
  route(contract.readAssessment, ({ platform, employer: { companyId }, params }) =>
    readAssessment(platform, { companyId, candidateId: params.candidateId }, params.assessmentId),
  ),
  route(contract.assessAgain, ({ platform, employer: { companyId, userId }, params: { candidateId } }) =>
    assessAgain(platform, { companyId, candidateId }, userId),
  ),
]
