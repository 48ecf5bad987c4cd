import * as z from 'zod/mini'
import type { AuditAction } from '#contract/audit-action.ts'
import { type CandidateId, candidateId, companyId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { hasPlanFeature } from '#features/billing/server/require-plan-feature.ts'
import type { Person, Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { defineTask } from '#platform/tasks/tasks.ts'
import { undoMinutes } from '../../contract/decision-limits.ts'
import { rejectionSettled } from '../events.ts'
import { rejectionMail } from '../mails.ts'
import type { CandidateRow } from '../tables.ts'
import {
  currentStatus,
  findLastEvent,
  insertEvents,
  lockCandidates,
  undoneRejection,
  updateCandidates,
} from './store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'tasks' | 'audit'>
type Reason = string | undefined

/** Rejects a candidate who is pending or under review; throws NOT_PENDING for any other. */
export function rejectCandidate(
  deps: Deps,
  person: Person,
  candidateId: CandidateId,
  reason: Reason,
): Promise<Date> {
  return deps.db.forPerson(person, async (tx) => {
    const [candidate] = await lockCandidates(tx, person.companyId, [candidateId])
    if (!candidate) throw new Refusal('NOT_FOUND')
    if (!isRejectable(candidate)) throw new Refusal('NOT_PENDING')
    return reject(deps, tx, person, [candidateId], reason)
  })
}

/** Rejects those who are pending or under review, and answers who they are. */
export function rejectCandidates(
  deps: Deps,
  person: Person,
  ids: readonly CandidateId[],
  reason: Reason,
): Promise<{ changed: CandidateId[]; undoUntil: Date }> {
  return deps.db.forPerson(person, async (tx) => {
    const found = await lockCandidates(tx, person.companyId, ids)
    const changed = found.filter(isRejectable).map(({ id }) => id)
    return { changed, undoUntil: await reject(deps, tx, person, changed, reason) }
  })
}

const isRejectable = ({ status }: CandidateRow) => status === 'PENDING' || status === 'UNDER_REVIEW'

/** Rejects locked candidates; a mail follows when the rejection cannot be undone any more. Answers until when it can. */
export async function reject(
  { clock, tasks, audit }: Omit<Deps, 'db'>,
  tx: Tx,
  { companyId, userId }: Person,
  ids: readonly CandidateId[],
  reason: Reason,
): Promise<Date> {
  const at = clock.now()
  const undoUntil = new Date(at.getTime() + undoMinutes * 60_000)
  await updateCandidates(tx, companyId, ids, {
    status: 'REJECTED',
    rejectedFrom: currentStatus,
    decidedBy: userId,
    decidedAt: at,
    decisionReason: reason || null,
    undoUntil,
  })
  const events = ids.map((candidateId) => ({
    companyId,
    candidateId,
    at,
    kind: 'rejected' as const,
    byUser: userId,
    detail: reason || null,
  }))
  const startAfterSeconds = undoMinutes * 60
  const decisions = await insertEvents(tx, events)
  await Promise.all(
    decisions.map(({ id: decisionId, candidateId }) =>
      tasks.enqueue(tx, sendRejectionTask, { companyId, candidateId, decisionId }, { startAfterSeconds }),
    ),
  )
  await recordAll(audit, tx, { companyId, userId }, ids, 'candidate.rejected')
  return undoUntil
}

/** Undoes rejections of the last 15 minutes; throws UNDO_EXPIRED when the time has passed for all that are rejected. */
export function undoRejections(
  { db, clock, audit }: Deps,
  { companyId, userId }: Person,
  ids: readonly CandidateId[],
): Promise<CandidateId[]> {
  return db.forPerson({ companyId, userId }, async (tx) => {
    const rejected = (await lockCandidates(tx, companyId, ids)).filter(({ status }) => status === 'REJECTED')
    const at = clock.now()
    const undone = rejected.filter(({ undoUntil }) => undoUntil !== null && undoUntil > at)
    if (undone.length === 0 && rejected.length > 0) throw new Refusal('UNDO_EXPIRED')
    const changed = undone.map(({ id }) => id)
    await updateCandidates(tx, companyId, changed, undoneRejection(userId, at))
    const kind = 'rejection-undone'
    await insertEvents(
      tx,
      changed.map((candidateId) => ({ companyId, candidateId, at, kind, byUser: userId })),
    )
    await recordAll(audit, tx, { companyId, userId }, changed, 'candidate.rejection-undone')
    return changed
  })
}

// Together, in one round trip: writers of the whole installation wait for the audit log.
const recordAll = (
  audit: Platform['audit'],
  tx: Tx,
  { companyId, userId }: Person,
  ids: readonly CandidateId[],
  action: AuditAction,
) => Promise.all(ids.map((subjectId) => audit.record(tx, { companyId, actor: userId, action, subjectId })))

const decision = z.strictObject({ companyId, candidateId, decisionId: z.uuid() })

/** Settles a rejection that was not undone: publishes it, and owes the candidate the mail if the plan sends one. */
export const sendRejectionTask = defineTask<z.output<typeof decision>>({
  name: 'candidates.send-rejection',
  payload: decision,
  retries: 1_000,
  run: async ({ db, clock, config, mail, tasks }, key) => {
    const { companyId, candidateId } = key
    await db.forCompany(companyId, async (tx) => {
      const [candidate] = await lockCandidates(tx, companyId, [candidateId])
      if (candidate?.status !== 'REJECTED' || candidate.undoUntil === null) return
      if ((await findLastEvent(tx, key, 'rejected')) !== key.decisionId) return
      const early = candidate.undoUntil.getTime() - clock.now().getTime()
      if (early > 0) {
        const startAfterSeconds = Math.ceil(early / 1000)
        await tasks.enqueue(tx, sendRejectionTask, key, { startAfterSeconds })
        return
      }
      await tasks.publish(tx, rejectionSettled, { companyId, candidateId })
      if (await hasPlanFeature({ config }, tx, companyId, 'automatedRejection'))
        await mail.send(tx, rejectionMail, { companyId, subjectId: candidateId, version: key.decisionId })
    })
  },
})
