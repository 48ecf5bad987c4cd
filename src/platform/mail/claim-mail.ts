import type { Tx } from '#platform/database/database.ts'
import type { MailKind } from './mail.ts'
import {
  type Attempt,
  claimMail,
  findUnsent,
  lockSubject,
  type MailKey,
  setRecipient,
  triedBefore,
  triedTo,
} from './store.ts'
import type { MailRow } from './tables.ts'

/** How many mails that strangers can cause a subject gets within 24 hours, and a mailbox. */
export const mailsPerDay = 3
const day = 86_400_000

/** The kinds of mail that strangers can cause. */
export function kindsCausedByAnyone(kinds: readonly MailKind[]): string[] {
  return kinds.filter(({ askedBy }) => askedBy === 'anyone').map(({ name }) => name)
}

/**
 * Takes a mail for one attempt. null when it is no longer due; the seconds to wait while another attempt holds it,
 * or while the day's mails about its subject are used up.
 */
export async function claimDueMail(
  tx: Tx,
  key: MailKey,
  { askedByAnyone, now }: { askedByAnyone: readonly string[]; now: Date },
): Promise<MailRow | number | null> {
  const mail = await findUnsent(tx, key)
  if (mail && askedByAnyone.includes(mail.kind)) {
    await lockSubject(tx, mail.subjectId)
    const since = new Date(now.getTime() - day)
    const full = await triedBefore(tx, mail, { kinds: askedByAnyone, since, count: mailsPerDay })
    if (full) return Math.ceil((full.getTime() - since.getTime()) / 1000) + 1
  }
  return claimMail(tx, key, now)
}

/**
 * Counts a claimed mail for its mailbox, whatever company and subject it is of. The seconds to wait while the day's
 * mails to it are used up, else null. Needs the system role.
 */
export async function claimMailbox(
  tx: Tx,
  attempt: Attempt,
  { recipient, askedByAnyone, now }: { recipient: string; askedByAnyone: readonly string[]; now: Date },
): Promise<number | null> {
  await lockSubject(tx, recipient)
  const since = new Date(now.getTime() - day)
  const range = { kinds: askedByAnyone, since, count: mailsPerDay }
  const full = await triedTo(tx, { id: attempt.mailId, recipient }, range)
  if (full) return Math.ceil((full.getTime() - since.getTime()) / 1000) + 1
  await setRecipient(tx, attempt, recipient)
  return null
}
