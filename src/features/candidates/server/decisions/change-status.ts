import { randomUUID } from 'node:crypto'
import type { AuditAction } from '#contract/audit-action.ts'
import type { CandidateId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import { getJob } from '#features/jobs/server/get-job.ts'
import type { Person, Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { CandidateStatus } from '../../contract/candidates.ts'
import type { Outcome } from '../../contract/decision-limits.ts'
import { admissionMail } from '../mails.ts'
import type { CandidateEventKind, CandidateRow } from '../tables.ts'
import { reject } from './reject-candidates.ts'
import { insertEvents, lockCandidates, undecided, updateCandidates } from './store.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'audit'>

/** Takes back that a candidate was rejected, or hired: who was hired stays invited. Throws NOT_DECIDED for any other. */
export function reopenCandidate(deps: Deps, person: Person, id: CandidateId): Promise<CandidateStatus> {
  return withCandidate(deps, person, id, async (tx, candidate) => {
    const before = beforeDecision(candidate)
    if (before === null) throw new Refusal('NOT_DECIDED')
    const invited = { decidedBy: person.userId, decidedAt: deps.clock.now() }
    await updateCandidates(tx, person.companyId, [id], {
      ...undecided,
      ...(before === 'ACCEPTED' && invited),
      status: before,
    })
    await record(deps, tx, person, id, { kind: 'reopened', action: 'candidate.reopened' })
    return before
  })
}

function beforeDecision({ status, rejectedFrom }: CandidateRow): CandidateStatus | null {
  if (status === 'HIRED') return 'ACCEPTED'
  if (status !== 'REJECTED') return null
  // A city that nobody reviewed is reviewed first.
  return rejectedFrom === 'UNDER_REVIEW' ? 'UNDER_REVIEW' : 'PENDING'
}

/** Admits a candidate under review and mails the link; throws NOT_UNDER_REVIEW or JOB_CLOSED. */
export function sendInterviewLink(
  deps: Deps & Pick<Platform, 'mail'>,
  person: Person,
  id: CandidateId,
): Promise<CandidateStatus> {
  return withCandidate(deps, person, id, async (tx, { status, jobId }) => {
    const { companyId } = person
    if (status !== 'UNDER_REVIEW') throw new Refusal('NOT_UNDER_REVIEW')
    const job = await getJob(tx, companyId, jobId)
    if (job.status === 'closed') throw new Refusal('JOB_CLOSED')
    await updateCandidates(tx, companyId, [id], { status: 'PENDING' })
    await deps.mail.send(tx, admissionMail, { companyId, subjectId: id, version: randomUUID() })
    await record(deps, tx, person, id, { kind: 'admitted', action: 'candidate.admitted' })
    return 'PENDING' as const
  })
}

/** Records what came of a meeting with an invited candidate; throws NOT_INVITED for any other. */
export function recordOutcome(
  deps: Deps & Pick<Platform, 'tasks'>,
  person: Person,
  id: CandidateId,
  { outcome, reason }: { outcome: Outcome; reason?: string | undefined },
): Promise<CandidateStatus> {
  return withCandidate(deps, person, id, async (tx, candidate) => {
    if (candidate.status !== 'ACCEPTED') throw new Refusal('NOT_INVITED')
    const action = 'candidate.outcome-recorded'
    // A rejection keeps its reason itself.
    const detail = reason && outcome !== 'rejected' ? `${outcome}: ${reason}` : outcome
    await record(deps, tx, person, id, { kind: 'outcome', action, detail })
    if (outcome === 'rejected') {
      await reject(deps, tx, person, [id], reason)
      return 'REJECTED'
    }
    if (outcome !== 'hired') return 'ACCEPTED'
    const decision = { decidedBy: person.userId, decidedAt: deps.clock.now(), decisionReason: reason || null }
    await updateCandidates(tx, person.companyId, [id], { status: 'HIRED', ...decision })
    return 'HIRED'
  })
}

/** Lifts blind review for one candidate; the reason is kept with who gave it. Revealing again changes nothing. */
export function revealCandidate(deps: Deps, person: Person, id: CandidateId, reason: string): Promise<void> {
  return withCandidate(deps, person, id, async (tx, { revealedAt }) => {
    if (revealedAt) return
    await updateCandidates(tx, person.companyId, [id], { revealedAt: deps.clock.now() })
    await record(deps, tx, person, id, { kind: 'revealed', action: 'candidate.revealed', detail: reason })
  })
}

/** Sets or clears the flag; the status stays as it is. Answers whose flag changed. */
export function shortlistCandidates(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  person: Person,
  ids: readonly CandidateId[],
  shortlisted: boolean,
): Promise<CandidateId[]> {
  const { companyId, userId } = person
  return db.forPerson(person, async (tx) => {
    const found = await lockCandidates(tx, companyId, ids)
    const changed = found.filter((candidate) => candidate.shortlisted !== shortlisted).map(({ id }) => id)
    await updateCandidates(tx, companyId, changed, { shortlisted })
    const at = clock.now()
    const kind = shortlisted ? 'shortlisted' : 'unshortlisted'
    await insertEvents(
      tx,
      changed.map((candidateId) => ({ companyId, candidateId, at, kind, byUser: userId })),
    )
    return changed
  })
}

/** Throws NOT_FOUND for a candidate who is not the company's. */
function withCandidate<T>(
  { db }: Pick<Platform, 'db'>,
  person: Person,
  id: CandidateId,
  work: (tx: Tx, candidate: CandidateRow) => Promise<T>,
): Promise<T> {
  return db.forPerson(person, async (tx) => {
    const [candidate] = await lockCandidates(tx, person.companyId, [id])
    if (!candidate) throw new Refusal('NOT_FOUND')
    return work(tx, candidate)
  })
}

/** Adds to the timeline and to the audit log. */
async function record(
  { clock, audit }: Deps,
  tx: Tx,
  { companyId, userId }: Person,
  candidateId: CandidateId,
  { kind, action, detail = null }: { kind: CandidateEventKind; action: AuditAction; detail?: string | null },
): Promise<void> {
  await insertEvents(tx, [{ companyId, candidateId, at: clock.now(), kind, byUser: userId, detail }])
  await audit.record(tx, { companyId, actor: userId, action, subjectId: candidateId })
}
