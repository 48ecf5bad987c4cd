import type { CandidateId, CompanyId, UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import {
  insertEvents,
  lockCandidates,
  selectLastEvents,
  undecided,
  updateCandidates,
} from './decisions/store.ts'
import type { CandidateRow } from './tables.ts'

/** Nobody else can change the candidate until the transaction ends; throws NOT_FOUND. */
export async function lockCandidate(tx: Tx, companyId: CompanyId, id: CandidateId): Promise<CandidateRow> {
  const [candidate] = await lockCandidates(tx, companyId, [id])
  if (!candidate) throw new Refusal('NOT_FOUND')
  return candidate
}

export interface MeetingEvent {
  companyId: CompanyId
  candidateId: CandidateId
  kind:
    | 'invited'
    | 'invitation-moved'
    | 'invitation-cancelled'
    | 'invitation-accepted'
    | 'invitation-declined'
    | 'another-time-asked'
  /** null for the candidate and the system. */
  byUser: UserId | null
  /** The time of the meeting, or what the candidate wrote. */
  detail: string | null
}

/** Adds what happened to a meeting to the candidate's timeline. */
export async function recordMeeting(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  event: MeetingEvent,
): Promise<void> {
  await insertEvents(tx, [{ ...event, at: clock.now() }])
}

/** A locked candidate becomes invited, by a decision of this user; one who is invited already stays so. Needs `forPerson`. */
export async function setInvited(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { companyId, id, status }: Pick<CandidateRow, 'companyId' | 'id' | 'status'>,
  decidedBy: UserId,
): Promise<void> {
  if (status === 'ACCEPTED') return
  await updateCandidates(tx, companyId, [id], { status: 'ACCEPTED', decidedBy, decidedAt: clock.now() })
}

/** A locked candidate whose invitation was cancelled is pending again, unless the status is another one by now. Needs `forPerson`. */
export async function endInvitation(
  tx: Tx,
  { companyId, id, status }: Pick<CandidateRow, 'companyId' | 'id' | 'status'>,
): Promise<void> {
  if (status === 'ACCEPTED') await updateCandidates(tx, companyId, [id], { status: 'PENDING', ...undecided })
}

/** When each candidate was last invited or an outcome recorded; those with neither are not in it. */
export async function listLastOutcomes(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<Map<CandidateId, Date>> {
  const rows = ids.length === 0 ? [] : await selectLastEvents(tx, companyId, ids, ['invited', 'outcome'])
  return new Map(rows.map(({ candidateId, at }) => [candidateId, at]))
}
