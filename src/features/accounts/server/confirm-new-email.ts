import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { emailChangedMail } from './mails.ts'
import { insertEmailChange, replaceEmail } from './new-email/store.ts'
import { newEmailIsOpen } from './rules.ts'
import { deleteSessionsOf } from './sessions/store.ts'
import { lockSignUps } from './sign-ups/store.ts'
import { findUserByEmail, findUserById, lockUser } from './store.ts'
import type { UserRow } from './tables.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'links' | 'mail' | 'audit'>

/**
 * Takes over a new address by the link sent to it: the old one is told, every session ends, mailed links are dead.
 * Throws BAD_VERIFICATION_LINK, also when the address got an account in the meantime.
 */
export async function confirmNewEmail(parts: Parts, token: string): Promise<void> {
  const claimed = parts.links.claimedId(token)
  if (claimed === null) throw new Refusal('BAD_VERIFICATION_LINK')
  // Whoever has no link does not hold up those who sign up.
  await parts.db.forSystem(async (tx) => addressOf(parts, token, await findUserById(tx, claimed)))
  await parts.db.forSystem(async (tx) => {
    await lockSignUps(tx)
    const user = await lockUser(tx, claimed)
    const newEmail = addressOf(parts, token, user)
    if (!user || (await findUserByEmail(tx, newEmail))) throw new Refusal('BAD_VERIFICATION_LINK')
    await moveTo(parts, tx, user, newEmail)
  })
}

function addressOf({ links, clock }: Parts, token: string, user: UserRow | null): string {
  const good =
    user !== null &&
    links.matches(token, 'change-email', user.id, user.newEmailIssue) &&
    newEmailIsOpen(user, clock.now())
  if (!good || user.newEmail === null) throw new Refusal('BAD_VERIFICATION_LINK')
  return user.newEmail
}

async function moveTo({ clock, mail, audit }: Parts, tx: Tx, user: UserRow, newEmail: string): Promise<void> {
  const { id, companyId } = user
  await replaceEmail(tx, user, newEmail)
  await deleteSessionsOf(tx, { userId: id, companyId })
  const changeId = await insertEmailChange(tx, user, user.email, clock.now())
  await mail.send(tx, emailChangedMail, { companyId, subjectId: changeId })
  await audit.record(tx, { companyId, actor: id, act: 'email.changed', subjectId: id })
}
