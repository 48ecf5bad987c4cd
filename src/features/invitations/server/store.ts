import { and, asc, eq, gt, isNull, lte, ne, sql } from 'drizzle-orm'
import type { CandidateId, CompanyId, InvitationId, UserId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { calendarFeeds, type InvitationRow, invitations, type NewInvitation } from './tables.ts'

/** Names an invitation, with the tenant. */
export interface InvitationKey {
  companyId: CompanyId
  invitationId: InvitationId
}

const isInvitation = ({ companyId, invitationId }: InvitationKey) =>
  and(eq(invitations.companyId, companyId), eq(invitations.id, invitationId))

export async function insertInvitation(tx: Tx, row: NewInvitation): Promise<InvitationRow> {
  const [inserted] = await tx.insert(invitations).values(row).returning()
  if (!inserted) throw new Error('The invitation was not written')
  return inserted
}

/** Changes what people see of an invitation. */
export async function updateInvitation(
  tx: Tx,
  key: InvitationKey,
  change: Partial<InvitationRow> & Pick<InvitationRow, 'changedAt'>,
): Promise<InvitationRow> {
  const [updated] = await tx
    .update(invitations)
    .set({ ...change, sequence: sql`${invitations.sequence} + 1` })
    .where(isInvitation(key))
    .returning()
  if (!updated) throw new Error('The invitation was not changed')
  return updated
}

/** null for one that is not the company's. */
export async function findInvitation(tx: Tx, key: InvitationKey): Promise<InvitationRow | null> {
  const [row] = await tx.select().from(invitations).where(isInvitation(key))
  return row ?? null
}

/** By the id in a link. Under the system role only. */
export async function findLinkedInvitation(tx: Tx, invitationId: string): Promise<InvitationRow | null> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.id, invitationId as InvitationId))
  return row ?? null
}

/** Of the company or of one candidate, the latest meeting first. */
export async function selectInvitations(
  tx: Tx,
  companyId: CompanyId,
  candidateId?: CandidateId,
): Promise<InvitationRow[]> {
  const ofCandidate = candidateId && eq(invitations.candidateId, candidateId)
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), ofCandidate))
    .orderBy(
      sql`coalesce(${invitations.startsAt}, ${invitations.proposedTimes}[1]) desc`,
      asc(invitations.id),
    )
}

/** Meetings with a fixed time after that one, the first one first. */
export async function selectScheduled(tx: Tx, companyId: CompanyId, after: Date): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.status, 'scheduled'),
        gt(invitations.startsAt, after),
      ),
    )
    .orderBy(asc(invitations.startsAt), asc(invitations.id))
}

/** Until the transaction ends nobody else takes a time of this company's people. */
export async function lockTimes(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('meetings of ' || ${companyId}, 0))`)
}

/** Whether these people have another meeting at that time. One without interviewers is its creator's. */
export async function isBusy(
  tx: Tx,
  { companyId, invitationId }: InvitationKey,
  { people, from, minutes }: { people: readonly UserId[]; from: Date; minutes: number },
): Promise<boolean> {
  const until = new Date(from.getTime() + minutes * 60_000)
  const rows = await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        ne(invitations.id, invitationId),
        eq(invitations.status, 'scheduled'),
        sql`${invitations.startsAt} < ${until.toISOString()}::timestamptz`,
        sql`${invitations.startsAt} + make_interval(mins => ${invitations.durationMinutes})
          > ${from.toISOString()}::timestamptz`,
        sql`(case when ${invitations.interviewers} = '{}' then array[${invitations.createdBy}]
          else ${invitations.interviewers} end) && array[${sql.join(
            people.map((id) => sql`${id}::uuid`),
            sql`, `,
          )}]`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Meetings of all companies that begin until then and were not reminded of. Under the system role only. */
export async function selectUnreminded(
  tx: Tx,
  { now, until, max }: { now: Date; until: Date; max: number },
): Promise<InvitationKey[]> {
  return tx
    .select({ companyId: invitations.companyId, invitationId: invitations.id })
    .from(invitations)
    .where(
      and(
        eq(invitations.status, 'scheduled'),
        isNull(invitations.remindedAt),
        gt(invitations.startsAt, now),
        lte(invitations.startsAt, until),
      ),
    )
    .orderBy(asc(invitations.startsAt))
    .limit(max)
}

/** The meeting when this call is the first to remind of it. */
export async function takeReminder(
  tx: Tx,
  key: InvitationKey,
  remindedAt: Date,
): Promise<InvitationRow | null> {
  const [row] = await tx
    .update(invitations)
    .set({ remindedAt })
    .where(and(isInvitation(key), eq(invitations.status, 'scheduled'), isNull(invitations.remindedAt)))
    .returning()
  return row ?? null
}

/** Names the feed of a user. */
export interface FeedKey {
  companyId: CompanyId
  userId: UserId
}

const isFeed = ({ companyId, userId }: FeedKey) =>
  and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId))

export async function findFeedIssue(tx: Tx, key: FeedKey): Promise<number> {
  const [row] = await tx.select({ issue: calendarFeeds.issue }).from(calendarFeeds).where(isFeed(key))
  return row?.issue ?? 1
}

export async function raiseFeedIssue(tx: Tx, key: FeedKey): Promise<number> {
  const [row] = await tx
    .insert(calendarFeeds)
    .values({ ...key, issue: 2 })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { issue: sql`${calendarFeeds.issue} + 1` },
    })
    .returning({ issue: calendarFeeds.issue })
  if (!row) throw new Error('The feed was not renewed')
  return row.issue
}
