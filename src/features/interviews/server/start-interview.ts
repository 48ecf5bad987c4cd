import { findCandidateByLink } from '#features/candidates/server/find-candidate-by-link.ts'
import type { Platform } from '#platform/platform.ts'
import type { ConsentVersion, InterviewState } from '../contract.ts'
import { describeInterview } from './read-interview.ts'
import { setConsent } from './store.ts'
import { keyOf, takeSeat } from './take-seat.ts'

/** Keeps the consent and takes a place. Starting again keeps the place and the first consent. */
export async function startInterview(
  platform: Pick<Platform, 'db' | 'links' | 'config'>,
  token: string,
  consentVersion: ConsentVersion,
): Promise<InterviewState> {
  const candidate = await findCandidateByLink(platform, token)
  return platform.db.forCompany(candidate.companyId, async (tx) => {
    const interview = await takeSeat(platform, tx, candidate, consentVersion)
    if (interview.consentVersion === null) await setConsent(tx, keyOf(candidate), consentVersion)
    return describeInterview(platform, tx, candidate, interview)
  })
}
