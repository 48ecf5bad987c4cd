import { and, eq, inArray, isNull, lt, ne, not, type SQL, sql } from 'drizzle-orm'
import type { CompanyId, JobId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type InterviewKey, leaseOf, present, seated, updateInterview } from '../store.ts'
import { interviews, seatOffers } from '../tables.ts'

/** The key of a job, with the tenant. */
interface JobKey {
  companyId: CompanyId
  jobId: JobId
}

const ofJob = ({ companyId, jobId }: JobKey) =>
  and(eq(interviews.companyId, companyId), eq(interviews.jobId, jobId))
const offersOf = ({ companyId, jobId }: JobKey) =>
  and(eq(seatOffers.companyId, companyId), eq(seatOffers.jobId, jobId))
/** A mailbox holds one of these at a time: another one of it takes its place. */
const isUnfinished = isNull(interviews.completedAt)
const isHeldBy = (mailbox: string) => and(eq(interviews.mailbox, mailbox), isUnfinished) as SQL

async function countSeatsWhere(tx: Tx, job: JobKey, which?: SQL): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(interviews)
    .where(and(ofJob(job), seated, which))
  return row?.count ?? 0
}

async function countOffersWhere(tx: Tx, job: JobKey, which?: SQL): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(seatOffers)
    .where(and(offersOf(job), which))
  return row?.count ?? 0
}

/** Seats that are held or spent. Exact only under the job's lock. */
export const countHeld = (tx: Tx, job: JobKey): Promise<number> => countSeatsWhere(tx, job)

/** With those that are kept for somebody who was told. */
export const countHeldOrOffered = async (tx: Tx, job: JobKey): Promise<number> =>
  (await countSeatsWhere(tx, job)) + (await countOffersWhere(tx, job))

export const countOffers = (tx: Tx, job: JobKey): Promise<number> => countOffersWhere(tx, job)

/** Seats that others hold, have spent or are offered. Exact only under the job's lock. */
export async function countOtherSeats(
  tx: Tx,
  { candidateId, mailbox, ...job }: InterviewKey & JobKey & { mailbox: string },
): Promise<number> {
  const others = and(ne(interviews.candidateId, candidateId), not(sql`coalesce(${isHeldBy(mailbox)}, false)`))
  const offered = await countOffersWhere(tx, job, ne(seatOffers.mailbox, mailbox))
  return (await countSeatsWhere(tx, job, others)) + offered
}

/** Takes or extends a seat, never to an earlier time; needs the job's lock. */
export const extendSeat = (tx: Tx, key: InterviewKey, leaseHours: number) =>
  updateInterview(tx, key, { seatUntil: later(leaseHours), releasedAt: null }, isNull(interviews.completedAt))

/**
 * Extends a seat with time left; false when it ends soon, has ended or is spent. The margin is longer than any
 * transaction: without the job's lock nobody may save a seat that another transaction is about to take.
 */
export const extendLiveSeat = (tx: Tx, key: InterviewKey, leaseHours: number) =>
  updateInterview(
    tx,
    key,
    { seatUntil: later(leaseHours) },
    and(
      isNull(interviews.completedAt),
      isNull(interviews.releasedAt),
      sql`${interviews.seatUntil} > clock_timestamp() + interval '5 minutes'`,
    ),
  )

const later = (hours: number) => sql`greatest(${interviews.seatUntil}, ${leaseOf(hours)})`

/** Ends the other unfinished seats of the mailbox in the job, and what was offered to it. Needs the job's lock. */
export async function endOtherSeats(
  tx: Tx,
  { candidateId, mailbox, ...job }: InterviewKey & JobKey & { mailbox: string },
): Promise<void> {
  await tx
    .update(interviews)
    .set({ seatUntil: present })
    .where(
      and(
        ofJob(job),
        ne(interviews.candidateId, candidateId),
        isHeldBy(mailbox),
        sql`${interviews.seatUntil} > ${present}`,
      ),
    )
  await tx.delete(seatOffers).where(and(offersOf(job), eq(seatOffers.mailbox, mailbox)))
}

export async function putOffers(
  tx: Tx,
  { companyId, jobId }: JobKey,
  mailboxes: readonly string[],
  offeredAt: Date,
): Promise<void> {
  if (mailboxes.length === 0) return
  const rows = mailboxes.map((mailbox) => ({ companyId, jobId, mailbox, offeredAt }))
  await tx.insert(seatOffers).values(rows).onConflictDoNothing()
}

export async function setOfferedAt(tx: Tx, job: JobKey, mailbox: string, offeredAt: Date): Promise<void> {
  await tx
    .update(seatOffers)
    .set({ offeredAt })
    .where(and(offersOf(job), eq(seatOffers.mailbox, mailbox)))
}

/** Of every company. Needs the system role. */
export async function deleteOffersBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(seatOffers).where(lt(seatOffers.offeredAt, before))
}

export async function deleteOffersTo(
  tx: Tx,
  companyId: CompanyId,
  mailboxes: readonly string[],
): Promise<void> {
  await tx
    .delete(seatOffers)
    .where(and(eq(seatOffers.companyId, companyId), inArray(seatOffers.mailbox, [...mailboxes])))
}
