import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import type { ConsentVersion, InterviewState } from '../contract/interviews.ts'
import { describeInterview } from './get-interview.ts'
import { takeSeat } from './take-seat.ts'

/** Records the consent and takes a seat. Starting again keeps the seat and the first consent. */
export async function startInterview(
  platform: Pick<Platform, 'db' | 'links' | 'config'>,
  token: string,
  consentVersion: ConsentVersion,
): Promise<InterviewState> {
  const candidate = await findCandidateByLink(platform, token)
  return platform.db.forCompany(candidate.companyId, async (tx) => {
    const interview = await takeSeat(platform, tx, candidate, consentVersion)
    return describeInterview(platform, tx, candidate, interview)
  })
}
