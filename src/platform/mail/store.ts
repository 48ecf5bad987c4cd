import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type LastMailRow, lastMails, type MailRow, type MailStatus, mails } from './tables.ts'

/** Names a row; the company is in every `where`. */
export interface MailKey {
  mailId: string
  companyId: CompanyId | null
}

/** One try at a mail; a later one takes its place. */
export interface Attempt extends MailKey {
  attempt: number
}

const claim = sql`now() + interval '20 seconds'`
const unsent = inArray(mails.status, ['waiting', 'dead'])

function ofCompany(companyId: CompanyId | null) {
  return companyId === null ? isNull(mails.companyId) : eq(mails.companyId, companyId)
}

function isMail({ mailId, companyId }: MailKey) {
  return and(eq(mails.id, mailId), ofCompany(companyId))
}

/** The new row's id; null when (kind, subject, version) was posted before. */
export async function insertMail(
  tx: Tx,
  mail: Pick<MailRow, 'companyId' | 'kind' | 'subjectId' | 'version'>,
): Promise<string | null> {
  const rows = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  return rows[0]?.id ?? null
}

/** Until the transaction ends no other one posts or claims mails about the subject that strangers can cause. */
export async function lockSubject(tx: Tx, subjectId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mail of ' || ${subjectId}, 0))`)
}

/** Whether a mail of the kind waits for its first try. */
export async function waitsUntried(
  tx: Tx,
  { companyId, kind, subjectId }: Pick<MailRow, 'companyId' | 'kind' | 'subjectId'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        ofCompany(companyId),
        eq(mails.kind, kind),
        eq(mails.subjectId, subjectId),
        eq(mails.status, 'waiting'),
        eq(mails.attempts, 0),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The mail unless it was sent or dropped. */
export async function findUnsent(tx: Tx, key: MailKey): Promise<MailRow | null> {
  const rows = await tx
    .select()
    .from(mails)
    .where(and(isMail(key), unsent))
  return rows[0] ?? null
}

/** When the `count`th last of the other mails about the same subject was tried, of these kinds; null when there are fewer. */
export async function triedBefore(
  tx: Tx,
  mail: MailRow,
  { kinds, since, count }: { kinds: readonly string[]; since: Date; count: number },
): Promise<Date | null> {
  const rows = await tx
    .select({ triedAt: mails.triedAt })
    .from(mails)
    .where(
      and(
        ofCompany(mail.companyId),
        eq(mails.subjectId, mail.subjectId),
        ne(mails.id, mail.id),
        inArray(mails.kind, [...kinds]),
        gt(mails.triedAt, since),
      ),
    )
    .orderBy(desc(mails.triedAt))
    .offset(count - 1)
    .limit(1)
  return rows[0]?.triedAt ?? null
}

/** When the `count`th last of the other mails to the mailbox was tried, of these kinds, by any company. Needs the system role. */
export async function triedTo(
  tx: Tx,
  { id, recipient }: Pick<MailRow, 'id'> & { recipient: string },
  { kinds, since, count }: { kinds: readonly string[]; since: Date; count: number },
): Promise<Date | null> {
  const rows = await tx
    .select({ triedAt: mails.triedAt })
    .from(mails)
    .where(
      and(
        eq(mails.recipient, recipient),
        ne(mails.id, id),
        inArray(mails.kind, [...kinds]),
        gt(mails.triedAt, since),
      ),
    )
    .orderBy(desc(mails.triedAt))
    .offset(count - 1)
    .limit(1)
  return rows[0]?.triedAt ?? null
}

export async function setRecipient(tx: Tx, attempt: Attempt, recipient: string): Promise<void> {
  await tx.update(mails).set({ recipient }).where(isAttempt(attempt))
}

/** Undoes the claim of an attempt that was not made. */
export async function putBack(tx: Tx, attempt: Attempt): Promise<void> {
  await tx
    .update(mails)
    .set({ attempts: sql`${mails.attempts} - 1`, claimedUntil: null, triedAt: null })
    .where(and(isAttempt(attempt), unsent))
}

/**
 * Takes an unsent mail for one attempt, for a while that `renewClaim` draws out. null when it is sent or dropped
 * already; the seconds to wait while another attempt has it. A dead mail that the queue brings back is tried again.
 */
export async function claimMail(tx: Tx, key: MailKey, triedAt: Date): Promise<MailRow | number | null> {
  const free = or(isNull(mails.claimedUntil), lt(mails.claimedUntil, sql`now()`))
  const rows = await tx
    .update(mails)
    .set({ status: 'waiting', attempts: sql`${mails.attempts} + 1`, claimedUntil: claim, triedAt })
    .where(and(isMail(key), unsent, free))
    .returning()
  if (rows[0]) return rows[0]
  const found = await tx
    .select({ seconds: sql<number>`ceil(extract(epoch from ${mails.claimedUntil} - now()))::int` })
    .from(mails)
    .where(and(isMail(key), unsent))
  return found[0] ? Math.max(1, found[0].seconds) : null
}

const isAttempt = (attempt: Attempt) => and(isMail(attempt), eq(mails.attempts, attempt.attempt))

/** Keeps other attempts away for a while longer. */
export async function renewClaim(tx: Tx, attempt: Attempt): Promise<void> {
  await tx
    .update(mails)
    .set({ claimedUntil: claim })
    .where(and(isAttempt(attempt), eq(mails.status, 'waiting')))
}

/** Ends an attempt. Sent stays sent, and a later attempt is left alone by one that brought nothing. */
export async function finishAttempt(
  tx: Tx,
  attempt: Attempt,
  end: { status: MailStatus; lastError: string | null; triedAt?: Date | null },
): Promise<void> {
  const sent = end.status === 'sent'
  await tx
    .update(mails)
    .set({ ...end, sentAt: sent ? sql`now()` : null, claimedUntil: null })
    .where(and(sent ? isMail(attempt) : isAttempt(attempt), unsent))
}

/** How many tries that failed make a mail that still waits worth looking at. */
const manyTries = 3

/** Makes a failed or dead mail of any company wait again; undefined when it is neither. */
export async function reviveMail(tx: Tx, mailId: string): Promise<CompanyId | null | undefined> {
  const failed = and(eq(mails.status, 'waiting'), gt(mails.attempts, 0), isNull(mails.claimedUntil))
  const rows = await tx
    .update(mails)
    // One that was given up has all its tries again.
    .set({
      status: 'waiting',
      attempts: sql`case when ${mails.status} = 'dead' then 0 else ${mails.attempts} end`,
    })
    .where(and(eq(mails.id, mailId), or(eq(mails.status, 'dead'), failed)))
    .returning({ companyId: mails.companyId })
  return rows[0]?.companyId
}

/** Mails of all companies that are dead, or wait after many attempts; newest first. */
export async function selectUndeliveredMails(tx: Tx, { offset, limit }: { offset: number; limit: number }) {
  const { id, kind, companyId, status, attempts, lastError, createdAt } = mails
  return tx
    .select({ id, kind, companyId, status, attempts, lastError, createdAt })
    .from(mails)
    .where(and(unsent, or(eq(status, 'dead'), gte(attempts, manyTries))))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset)
}

/** Of all companies. */
export async function countUnsent(tx: Tx): Promise<{ waiting: number; dead: number }> {
  const [row] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${mails.status} = 'waiting')::int`,
      dead: sql<number>`count(*) filter (where ${mails.status} = 'dead')::int`,
    })
    .from(mails)
    .where(unsent)
  return row ?? { waiting: 0, dead: 0 }
}

/** Deletes the company's mails, or those about some rows; returns the keys of their Message-IDs. */
export async function deleteMailsOf(tx: Tx, companyId: CompanyId, about?: readonly string[]) {
  const { kind, subjectId, version, claimedUntil } = mails
  return tx
    .delete(mails)
    .where(
      and(
        eq(mails.companyId, companyId),
        about && or(inArray(subjectId, [...about]), inArray(sql`split_part(${version}, '.', 1)`, [...about])),
      ),
    )
    .returning({ kind, subjectId, version, claimedUntil })
}

/** The company's mails after that one, in the order of their ids. */
export async function selectMailsAfter(tx: Tx, companyId: CompanyId, after: string | null, limit: number) {
  const { id, kind, subjectId, status, createdAt, sentAt } = mails
  return tx
    .select({ id, kind, subjectId, status, createdAt, sentAt })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), after === null ? undefined : gt(mails.id, after)))
    .orderBy(asc(mails.id))
    .limit(limit)
}

/** The mails about some subjects, in whatever state, the first one first. */
export async function selectMailsAbout(tx: Tx, companyId: CompanyId, subjectIds: readonly string[]) {
  const { id, kind, subjectId, version, status, attempts, lastError, createdAt, triedAt, sentAt } = mails
  return tx
    .select({ id, kind, subjectId, version, status, attempts, lastError, createdAt, triedAt, sentAt })
    .from(mails)
    .where(and(eq(mails.companyId, companyId), inArray(subjectId, [...subjectIds])))
    .orderBy(asc(createdAt), asc(id))
}

export async function insertLastMail(tx: Tx, row: Pick<LastMailRow, 'id' | 'sealed'>): Promise<void> {
  await tx.insert(lastMails).values(row)
}

/** Needs the system role. */
export async function findLastMail(tx: Tx, id: string): Promise<LastMailRow | null> {
  const [row] = await tx.select().from(lastMails).where(eq(lastMails.id, id))
  return row ?? null
}

export async function deleteLastMail(tx: Tx, id: string): Promise<void> {
  await tx.delete(lastMails).where(eq(lastMails.id, id))
}

/** How many mails there are in each state. */
export async function selectMailCounts(tx: Tx) {
  return tx.select({ status: mails.status, count: count() }).from(mails).groupBy(mails.status)
}
