import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getCandidate } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import { cvContentTypes, cvFileName } from './rules.ts'
import { findInterview } from './store.ts'

/** A path that downloads a candidate's CV for five minutes; throws NOT_FOUND without a CV. */
export async function getCvUrl(
  { db, links }: Pick<Platform, 'db' | 'links'>,
  companyId: CompanyId,
  candidateId: CandidateId,
): Promise<string> {
  return db.forCompany(companyId, async (tx) => {
    const { firstName, lastName } = await getCandidate(tx, companyId, candidateId)
    const interview = await findInterview(tx, { companyId, candidateId })
    if (!interview?.cvKey || !interview.cvKind) throw new Refusal('NOT_FOUND')
    return links.signedFile({
      key: interview.cvKey,
      name: cvFileName(`CV ${firstName} ${lastName}.${interview.cvKind}`, interview.cvKind),
      contentType: cvContentTypes[interview.cvKind],
      disposition: 'attachment',
    })
  })
}
