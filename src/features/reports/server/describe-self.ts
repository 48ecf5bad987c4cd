import { Refusal } from '#contract/refusals.ts'
import { type Candidate, findCandidateByLink } from '#features/candidates/server/get-candidate.ts'
import type { Platform } from '#platform/platform.ts'
import type { SelfDescription } from '../contract/self-description.ts'
import { setSelfDescription } from './adverse-impact/store.ts'

/** Replaces what the candidate of an interview link said; nulls alone withdraw it. Throws EXPIRED_LINK, NOT_COMPLETED. */
export async function describeSelf(
  deps: Pick<Platform, 'db' | 'links'>,
  token: string,
  description: SelfDescription,
): Promise<void> {
  await describeSelfOf(deps, await findCandidateByLink(deps, token), description)
}

/** As `describeSelf`, for a candidate known by another link. */
export async function describeSelfOf(
  deps: Pick<Platform, 'db'>,
  { id: candidateId, companyId, jobId, appliedAt }: Candidate,
  description: SelfDescription,
): Promise<void> {
  if (appliedAt === null) throw new Refusal('NOT_COMPLETED')
  const known = await deps.db.forSystem((tx) =>
    setSelfDescription(tx, { companyId, jobId, candidateId }, description),
  )
  if (!known) throw new Refusal('EXPIRED_LINK')
}
