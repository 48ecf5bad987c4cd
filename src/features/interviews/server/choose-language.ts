import type { InterfaceLanguage } from '#contract/languages.ts'
import { setLanguage } from '#features/candidates/server/change-candidate.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'

/** Keeps what the candidate of an interview link chose with the switch of languages. */
export async function chooseLanguage(
  platform: Pick<Platform, 'db' | 'links'>,
  token: string,
  chosen: InterfaceLanguage,
): Promise<void> {
  const { companyId, id: candidateId } = await findCandidateByLink(platform, token)
  await platform.db.forCompany(companyId, (tx) => setLanguage(tx, { companyId, candidateId }, chosen))
}
