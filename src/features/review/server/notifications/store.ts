import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, JobId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { NotificationChoice } from '../../contract/notifications.ts'
import {
  firstCompletions,
  type Notification,
  notificationDigests,
  notificationSettings,
  notifications,
} from '../tables.ts'

/** A user as the key of their rows. */
export interface UserKey {
  companyId: CompanyId
  userId: UserId
}

const ofUser = ({ companyId, userId }: UserKey) =>
  and(eq(notifications.companyId, companyId), eq(notifications.userId, userId))
const waits = and(isNotNull(notifications.dueAt), isNull(notifications.digestId))

export async function selectChoices(tx: Tx, companyId: CompanyId): Promise<Map<UserId, NotificationChoice>> {
  const rows = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.companyId, companyId))
  return new Map(rows.map((row) => [row.userId, row.completedInterviews]))
}

export async function saveChoice(
  tx: Tx,
  { companyId, userId }: UserKey,
  completedInterviews: NotificationChoice,
): Promise<void> {
  await tx
    .insert(notificationSettings)
    .values({ companyId, userId, completedInterviews })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { completedInterviews } })
}

/** Forgets what waits for the user's next digest. */
export async function deleteWaiting(tx: Tx, user: UserKey): Promise<void> {
  await tx.delete(notifications).where(and(ofUser(user), waits))
}

/** The candidate who was the first of the job to complete the interview; this one when there was none. */
export async function keepFirst(
  tx: Tx,
  companyId: CompanyId,
  jobId: JobId,
  candidateId: CandidateId,
): Promise<CandidateId> {
  await tx.insert(firstCompletions).values({ companyId, jobId, candidateId }).onConflictDoNothing()
  const [row] = await tx
    .select({ candidateId: firstCompletions.candidateId })
    .from(firstCompletions)
    .where(and(eq(firstCompletions.companyId, companyId), eq(firstCompletions.jobId, jobId)))
  if (!row) throw new Error('The first completion was not written')
  return row.candidateId
}

/** The next 8 o'clock in the zone. */
export const nextDigestAt = (now: Date, timeZone: string): SQL<Date> =>
  sql`(date_trunc('day', (${now.toISOString()}::timestamptz at time zone ${timeZone}) + interval '16 hours')
    + interval '8 hours') at time zone ${timeZone}`

/** Its id; null when the user was notified of the same before. */
export async function insertNotification(
  tx: Tx,
  row: Pick<Notification, 'companyId' | 'userId' | 'candidateId' | 'kind'> & { dueAt: SQL<Date> | null },
): Promise<string | null> {
  const [inserted] = await tx
    .insert(notifications)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return inserted?.id ?? null
}

export async function findNotification(
  tx: Tx,
  companyId: CompanyId,
  id: string,
): Promise<Notification | null> {
  const [row] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.companyId, companyId), eq(notifications.id, id)))
  return row ?? null
}

/** Users whose digest is due, at most `max`. Under the system role only. */
export function selectDueUsers(tx: Tx, now: Date, max: number): Promise<UserKey[]> {
  return tx
    .selectDistinct({ companyId: notifications.companyId, userId: notifications.userId })
    .from(notifications)
    .where(and(waits, lte(notifications.dueAt, now)))
    .limit(max)
}

/**
 * Makes the user's digest of all that is due; null when nothing is. What came too late for the digest of its day is
 * put off to the next day's.
 */
export async function insertDigest(tx: Tx, user: UserKey, now: Date): Promise<string | null> {
  const due = and(ofUser(user), waits, lte(notifications.dueAt, now))
  const [last] = await tx.select({ dueAt: sql<string | null>`max(due_at)` }).from(notifications).where(due)
  if (!last?.dueAt) return null
  const [digest] = await tx
    .insert(notificationDigests)
    .values({ ...user, dueAt: sql`${last.dueAt}` })
    .onConflictDoNothing()
    .returning({ id: notificationDigests.id })
  const change = digest ? { digestId: digest.id } : { dueAt: sql`due_at + interval '1 day'` }
  await tx.update(notifications).set(change).where(due)
  return digest?.id ?? null
}

export async function findDigest(tx: Tx, companyId: CompanyId, id: string): Promise<UserKey | null> {
  const [row] = await tx
    .select({ companyId: notificationDigests.companyId, userId: notificationDigests.userId })
    .from(notificationDigests)
    .where(and(eq(notificationDigests.companyId, companyId), eq(notificationDigests.id, id)))
  return row ?? null
}

export async function selectDigestCandidates(
  tx: Tx,
  companyId: CompanyId,
  digestId: string,
): Promise<CandidateId[]> {
  const rows = await tx
    .select({ candidateId: notifications.candidateId })
    .from(notifications)
    .where(and(eq(notifications.companyId, companyId), eq(notifications.digestId, digestId)))
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
  return rows.map((row) => row.candidateId)
}

/** The notifications about these candidates, and the digests that name them. */
export async function selectNotificationIds(
  tx: Tx,
  companyId: CompanyId,
  candidateIds: readonly CandidateId[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: notifications.id, digestId: notifications.digestId })
    .from(notifications)
    .where(and(eq(notifications.companyId, companyId), inArray(notifications.candidateId, [...candidateIds])))
  return rows.flatMap(({ id, digestId }) => (digestId === null ? [id] : [id, digestId]))
}
