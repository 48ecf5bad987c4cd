import type { AnswerOf } from '#contract/endpoint.ts'
import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import type { getCvEndpoint } from '../contract/transcript.ts'
import { cvContentTypes, cvFileName } from './rules.ts'
import { findInterview } from './store.ts'

/** A candidate's CV, to view and to download for five minutes; throws NOT_FOUND without one. */
export async function openCv(
  { db, links }: Pick<Platform, 'db' | 'links'>,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<AnswerOf<typeof getCvEndpoint>> {
  return db.forCompany(companyId, async (tx) => {
    const { firstName, lastName } = await getCandidate(tx, companyId, candidateId)
    const interview = await findInterview(tx, { companyId, candidateId })
    if (!interview?.cvKey || !interview.cvKind) throw new Refusal('NOT_FOUND')
    const { cvKey: key, cvKind: kind, cvText: text } = interview
    const name = cvFileName(`CV ${firstName} ${lastName}.${kind}`, kind)
    const contentType = cvContentTypes[kind]
    return { url: links.signedFile({ key, name, contentType, disposition: 'attachment' }), kind, text }
  })
}
