import { and, asc, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type CandidateEventKind, type CandidateRow, candidateEvents, candidates } from '../tables.ts'

const among = (companyId: CompanyId, ids: readonly CandidateId[]) =>
  and(eq(candidates.companyId, companyId), inArray(candidates.id, [...ids]))

/** Those who are the company's; nobody else can change them until the transaction ends. */
export async function lockCandidates(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
): Promise<CandidateRow[]> {
  // In one order, so that two bulk actions wait for each other and do not lock each other out.
  return tx
    .select()
    .from(candidates)
    .where(among(companyId, ids))
    .orderBy(asc(candidates.id))
    .for('no key update')
}

export type CandidateChange = { [K in keyof CandidateRow]?: CandidateRow[K] | SQL }

export async function updateCandidates(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
  change: CandidateChange,
): Promise<void> {
  if (ids.length > 0) await tx.update(candidates).set(change).where(among(companyId, ids))
}

export const currentStatus = sql`${candidates.status}`

/** No decision stands. */
export const undecided = {
  rejectedFrom: null,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  undoUntil: null,
} as const

/** As before the rejection. An invitation is a decision too, and then the undoing user's. */
export function undoneRejection(userId: UserId, at: Date): CandidateChange {
  const wasInvited = sql`${candidates.rejectedFrom} = 'ACCEPTED'`
  return {
    ...undecided,
    status: sql`coalesce(${candidates.rejectedFrom}, 'PENDING')`,
    decidedBy: sql`case when ${wasInvited} then ${userId}::uuid end`,
    decidedAt: sql`case when ${wasInvited} then ${at.toISOString()}::timestamptz end`,
  }
}

type NewEvent = Omit<typeof candidateEvents.$inferInsert, 'id' | 'seq'>

export async function insertEvents(tx: Tx, events: readonly NewEvent[]) {
  if (events.length === 0) return []
  return tx
    .insert(candidateEvents)
    .values([...events])
    .returning({ id: candidateEvents.id, candidateId: candidateEvents.candidateId })
}

/** The candidate's last event of a kind; null when there is none. */
export async function findLastEvent(
  tx: Tx,
  { companyId, candidateId }: { companyId: CompanyId; candidateId: CandidateId },
  kind: CandidateEventKind,
): Promise<string | null> {
  const [last] = await tx
    .select({ id: candidateEvents.id })
    .from(candidateEvents)
    .where(
      and(
        eq(candidateEvents.companyId, companyId),
        eq(candidateEvents.candidateId, candidateId),
        eq(candidateEvents.kind, kind),
      ),
    )
    .orderBy(desc(candidateEvents.seq))
    .limit(1)
  return last?.id ?? null
}

/** When the last event of these kinds happened to each candidate that has one. */
export async function selectLastEvents(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly CandidateId[],
  kinds: readonly CandidateEventKind[],
) {
  const { candidateId, at, kind } = candidateEvents
  return tx
    .select({ candidateId, at: max(at).mapWith(at) })
    .from(candidateEvents)
    .where(
      and(
        eq(candidateEvents.companyId, companyId),
        inArray(candidateId, [...ids]),
        inArray(kind, [...kinds]),
      ),
    )
    .groupBy(candidateId)
}

/** Of these candidates, in the order in which they happened. */
export async function selectEvents(tx: Tx, companyId: CompanyId, ids: readonly CandidateId[]) {
  const { seq, candidateId, at, kind, byUser, detail } = candidateEvents
  return tx
    .select({ candidateId, at, kind, byUser, detail })
    .from(candidateEvents)
    .where(and(eq(candidateEvents.companyId, companyId), inArray(candidateEvents.candidateId, [...ids])))
    .orderBy(asc(seq))
}
