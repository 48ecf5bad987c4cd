import { and, asc, count, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type WaitingRow, waitingList } from './tables.ts'

/** The key of a job, with the tenant. */
export interface JobKey {
  companyId: CompanyId
  jobId: JobId
}

const ofJob = ({ companyId, jobId }: JobKey) =>
  and(eq(waitingList.companyId, companyId), eq(waitingList.jobId, jobId))

/** Nothing for an address that waits already. */
export async function insertWaiting(tx: Tx, row: Omit<WaitingRow, 'id' | 'toldAt'>): Promise<void> {
  await tx.insert(waitingList).values(row).onConflictDoNothing()
}

export async function countUntold(tx: Tx, key: JobKey): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(waitingList)
    .where(and(ofJob(key), isNull(waitingList.toldAt)))
  return row?.count ?? 0
}

/** The next in line. */
export async function selectNext(tx: Tx, key: JobKey, max: number): Promise<{ id: string; email: string }[]> {
  return tx
    .select({ id: waitingList.id, email: waitingList.email })
    .from(waitingList)
    .where(and(ofJob(key), isNull(waitingList.toldAt)))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
    .limit(max)
}

export async function setTold(tx: Tx, key: JobKey, ids: readonly string[], toldAt: Date): Promise<void> {
  await tx
    .update(waitingList)
    .set({ toldAt })
    .where(and(ofJob(key), inArray(waitingList.id, [...ids])))
}

export async function findWaiting(tx: Tx, companyId: CompanyId, id: string): Promise<WaitingRow | null> {
  const [row] = await tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.companyId, companyId), eq(waitingList.id, id)))
  return row ?? null
}

export async function deleteWaitingOfJob(tx: Tx, key: JobKey): Promise<void> {
  await tx.delete(waitingList).where(ofJob(key))
}

/** Answers with the ids, under which mails may be queued. */
export async function deleteAddresses(
  tx: Tx,
  companyId: CompanyId,
  emails: readonly string[],
): Promise<string[]> {
  const gone = await tx
    .delete(waitingList)
    .where(and(eq(waitingList.companyId, companyId), inArray(waitingList.email, [...emails])))
    .returning({ id: waitingList.id })
  return gone.map(({ id }) => id)
}

/** Of every company. Needs the system role. */
export async function deleteToldBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(waitingList).where(and(isNotNull(waitingList.toldAt), lt(waitingList.toldAt, before)))
}

/** The jobs that somebody waits for, of every company. Needs the system role. */
export async function selectAwaitedJobs(tx: Tx): Promise<JobKey[]> {
  return tx
    .selectDistinct({ companyId: waitingList.companyId, jobId: waitingList.jobId })
    .from(waitingList)
    .where(isNull(waitingList.toldAt))
}
