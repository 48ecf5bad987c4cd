import type { CandidateId, CompanyId } from '#contract/ids.ts'
import type { InterfaceLanguage } from '#contract/languages.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { insertEvents, updateCandidates } from './decisions/store.ts'
import { type Candidate, getCandidate } from './get-candidate.ts'
import { deleteSomeCandidates, renewLink, setApplied } from './store.ts'

/** Records the completed interview and its CV; the first time counts. */
export const markApplied = setApplied

/** Records another CV in place of one that could not be read. */
export const markCvReplaced = (
  tx: Tx,
  companyId: CompanyId,
  candidateId: CandidateId,
  { cvKey, cvKind }: Pick<Candidate, 'cvKey' | 'cvKind'>,
) => updateCandidates(tx, companyId, [candidateId], { cvKey, cvKind })

/** Records that the answers came without the CV, which the link is extended for. */
export async function markCvAwaited(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, id }: Pick<Candidate, 'companyId' | 'id'>,
  linkDays: number,
): Promise<void> {
  const at = clock.now()
  await updateCandidates(tx, companyId, [id], { cvAwaitedAt: at })
  await renewLink(tx, companyId, id, linkDays)
  await insertEvents(tx, [{ companyId, candidateId: id, at, kind: 'cv-awaited' }])
}

/** Keeps what a candidate chose for pages and mails, as far as it is not the interview's language. */
export async function setLanguage(
  tx: Tx,
  { companyId, candidateId }: { companyId: CompanyId; candidateId: CandidateId },
  chosen: InterfaceLanguage,
): Promise<void> {
  const { jobId } = await getCandidate(tx, companyId, candidateId)
  const { language } = await getJob(tx, companyId, jobId)
  await updateCandidates(tx, companyId, [candidateId], { language: chosen === language ? null : chosen })
}

// Deleting so many with all that references them takes seconds; a statement may take 15.
const batchSize = 2_000

/** Deletes every application to the company's jobs, with interviews and assessments. */
export async function deleteCandidates(tx: Tx, companyId: CompanyId): Promise<void> {
  while ((await deleteSomeCandidates(tx, companyId, batchSize)) > 0);
}
