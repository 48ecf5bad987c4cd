import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { CompanyId } from '#contract/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { type MailRow, type MailStatus, mails } from './tables.ts'

/** Which row is meant; the company stands in every `where`. */
export interface MailKey {
  mailId: string
  companyId: CompanyId | null
}

function isMail({ mailId, companyId }: MailKey) {
  return and(
    eq(mails.id, mailId),
    companyId === null ? isNull(mails.companyId) : eq(mails.companyId, companyId),
  )
}

/** The new row's id; null when (kind, subject, version) was posted before. */
export async function insertMail(
  tx: Tx,
  mail: Pick<MailRow, 'companyId' | 'kind' | 'subjectId' | 'version'>,
): Promise<string | null> {
  const rows = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  return rows[0]?.id ?? null
}

/**
 * Takes an unsent mail for one attempt, for a minute. null when it is sent or dropped already; 'busy' while another
 * attempt has it. A dead mail that the queue brings back is tried again.
 */
export async function claimMail(tx: Tx, key: MailKey): Promise<MailRow | 'busy' | null> {
  const free = or(isNull(mails.claimedUntil), lt(mails.claimedUntil, sql`now()`))
  const rows = await tx
    .update(mails)
    .set({
      status: 'waiting',
      attempts: sql`${mails.attempts} + 1`,
      claimedUntil: sql`now() + interval '1 minute'`,
    })
    .where(and(isMail(key), inArray(mails.status, ['waiting', 'dead']), free))
    .returning()
  if (rows[0]) return rows[0]
  const found = await tx.select({ status: mails.status }).from(mails).where(isMail(key))
  return found[0]?.status === 'waiting' ? 'busy' : null
}

/** Ends an attempt. A mail once marked sent stays so. */
export async function finishAttempt(
  tx: Tx,
  key: MailKey,
  end: { status: MailStatus; lastError: string | null },
): Promise<void> {
  const sentAt = end.status === 'sent' ? sql`now()` : null
  await tx
    .update(mails)
    .set({ ...end, sentAt, claimedUntil: null })
    .where(and(isMail(key), inArray(mails.status, ['waiting', 'dead'])))
}

/** Deletes the company's mails; answers with what their Message-IDs follow from. */
export async function deleteMailsOf(tx: Tx, companyId: CompanyId) {
  const { kind, subjectId, version, claimedUntil } = mails
  return tx
    .delete(mails)
    .where(eq(mails.companyId, companyId))
    .returning({ kind, subjectId, version, claimedUntil })
}
