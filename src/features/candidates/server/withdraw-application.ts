import type { CandidateId, CompanyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { insertEvents, lockCandidates, undecided, updateCandidates } from './decisions/store.ts'
import { applicationWithdrawn } from './events.ts'
import { withdrawnMail } from './mails.ts'
import type { CandidateRow } from './tables.ts'

/** Whether the application is still under way for its candidate: a rejection that can be undone is nobody's news yet. */
export function isUnderWay({ status, undoUntil }: Pick<CandidateRow, 'status' | 'undoUntil'>, now: Date) {
  if (status === 'REJECTED') return undoUntil !== null && undoUntil > now
  return status === 'PENDING' || status === 'UNDER_REVIEW' || status === 'ACCEPTED'
}

/**
 * Ends an application at the candidate's own wish, and publishes it; a withdrawn one stays as it is. Needs
 * `forCandidate`. Throws NOT_UNDER_WAY once a person has decided.
 */
export async function withdrawApplication(
  { clock, tasks, audit, mail }: Pick<Platform, 'audit' | 'clock' | 'mail' | 'tasks'>,
  tx: Tx,
  { companyId, id }: { companyId: CompanyId; id: CandidateId },
): Promise<void> {
  const [candidate] = await lockCandidates(tx, companyId, [id])
  if (!candidate) throw new Refusal('EXPIRED_LINK')
  if (candidate.status === 'WITHDRAWN') return
  const at = clock.now()
  if (!isUnderWay(candidate, at)) throw new Refusal('NOT_UNDER_WAY')
  await updateCandidates(tx, companyId, [id], { ...undecided, status: 'WITHDRAWN' })
  await insertEvents(tx, [{ companyId, candidateId: id, at, kind: 'withdrawn' }])
  await mail.send(tx, withdrawnMail, { companyId, subjectId: id })
  await tasks.publish(tx, applicationWithdrawn, { companyId, candidateId: id })
  await audit.record(tx, { companyId, actor: 'candidate', action: 'candidate.withdrawn', subjectId: id })
}
