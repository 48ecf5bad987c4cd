import { askForPerson } from '#features/candidates/server/ask-for-person.ts'
import { findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'

/** The candidate of an interview link asks for a person: before, during or after the interview. */
export async function askForPersonByLink(
  deps: Pick<Platform, 'clock' | 'db' | 'links' | 'tasks'>,
  token: string,
): Promise<void> {
  const { companyId, id } = await findCandidateByLink(deps, token)
  await deps.db.forCompany(companyId, (tx) => askForPerson(deps, tx, companyId, id))
}
