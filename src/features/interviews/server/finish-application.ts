import { markApplied } from '#features/candidates/server/change-candidate.ts'
import type { Candidate } from '#features/candidates/server/get-candidate.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { publishCompletion } from './extract-cv-text.ts'
import { applicationReceivedMail } from './mails.ts'
import { type InterviewWithSeat, setCompleted } from './store.ts'
import { keyOf } from './take-seat.ts'

/** Completes an application whose answers and CV are there: the candidate gets a mail, and it is scored. */
export async function finishApplication(
  deps: Pick<Platform, 'audit' | 'mail' | 'tasks'>,
  tx: Tx,
  candidate: Candidate,
  { cvKey, cvKind }: Pick<InterviewWithSeat, 'cvKey' | 'cvKind'>,
): Promise<void> {
  const { companyId, id } = candidate
  await setCompleted(tx, keyOf(candidate))
  await markApplied(tx, companyId, id, { cvKey, cvKind })
  await deps.mail.send(tx, applicationReceivedMail, { companyId, subjectId: id })
  await publishCompletion(deps, tx, candidate)
  const action = 'interview.completed'
  await deps.audit.record(tx, { companyId, actor: 'candidate', action, subjectId: id })
}
