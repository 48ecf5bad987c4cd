import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { isHidden } from '#features/candidates/server/blind-review.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Platform } from '#platform/platform.ts'
import type { getCvEndpoint } from '../contract/transcript.ts'
import { cvContentTypes, cvFileName } from './rules.ts'
import { findInterview } from './store.ts'

/** A candidate's CV, to view and to download for five minutes; throws NOT_FOUND without one, HIDDEN in blind review. */
export async function openCv(
  { db, links }: Pick<Platform, 'db' | 'links'>,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<AnswerOf<typeof getCvEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const candidate = await getCandidate(tx, companyId, candidateId)
    if (isHidden(await getJob(tx, companyId, candidate.jobId), candidate)) throw new Refusal('HIDDEN')
    const interview = await findInterview(tx, { companyId, candidateId })
    if (!interview?.cvKey || !interview.cvKind) throw new Refusal('NOT_FOUND')
    const { cvKey: key, cvKind: kind, cvText: text } = interview
    const name = cvFileName(`CV ${candidate.firstName} ${candidate.lastName}.${kind}`, kind)
    const contentType = cvContentTypes[kind]
    return { url: links.signedFile({ key, name, contentType, disposition: 'attachment' }), kind, text }
  })
}
