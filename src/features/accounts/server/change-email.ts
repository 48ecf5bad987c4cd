import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { checkPassword } from './check-password.ts'
import { emailChangedMail, newEmailMail } from './mails.ts'
import { linkIsOpen, newEmailHours } from './rules.ts'
import { deleteSessionsOf } from './sessions/store.ts'
import { lockSignUps } from './sign-ups/store.ts'
import {
  askNewEmail,
  findUserByEmail,
  findUserById,
  insertEmailChange,
  lockUser,
  replaceEmail,
  selectUser,
} from './store.ts'
import type { UserRow } from './tables.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'links' | 'mail' | 'audit'>

const sameEmail = 'You already log in with this address.'

/**
 * Mails a link to another address, which takes the place of the old one when it is confirmed. Throws WRONG_PASSWORD.
 * Only the owner of the address learns that it has an account already.
 */
export async function changeEmail(
  platform: Deps & Pick<Platform, 'passwords'>,
  { companyId, userId }: Employer,
  { newEmail, password }: { newEmail: string; password: string },
): Promise<void> {
  const { db, clock, mail, audit } = platform
  await checkPassword(platform, { companyId, userId }, password)
  await db.forCompany(companyId, async (tx) => {
    const user = await selectUser(tx, { id: userId, companyId })
    if (user?.email === newEmail)
      throw new Refusal('BAD_INPUT', { message: sameEmail, fields: { newEmail: sameEmail } })
    const issue = await askNewEmail(tx, { id: userId, companyId }, newEmail, clock.now())
    await mail.send(tx, newEmailMail, { companyId, subjectId: userId, version: issue })
    await audit.record(tx, { companyId, actor: userId, action: 'email.change-requested', subjectId: userId })
  })
}

/**
 * Takes over a new address by the link sent to it: the old one gets a mail, every session ends, mailed links are dead.
 * Throws BAD_VERIFICATION_LINK, also when the address got an account in the meantime.
 */
export async function confirmNewEmail(deps: Deps, token: string): Promise<void> {
  const claimed = deps.links.claimedId(token)
  if (claimed === null) throw new Refusal('BAD_VERIFICATION_LINK')
  // Checked before the lock, so that a call without a link delays no sign-up.
  await deps.db.forSystem(async (tx) => addressOf(deps, token, await findUserById(tx, claimed)))
  await deps.db.forSystem(async (tx) => {
    await lockSignUps(tx)
    const user = await lockUser(tx, claimed)
    const newEmail = addressOf(deps, token, user)
    if (!user || (await findUserByEmail(tx, newEmail))) throw new Refusal('BAD_VERIFICATION_LINK')
    await moveTo(deps, tx, user, newEmail)
  })
}

function addressOf({ links, clock }: Deps, token: string, user: UserRow | null): string {
  const good =
    user !== null &&
    links.matches(token, 'change-email', user.id, user.newEmailIssue) &&
    linkIsOpen(user.newEmailSentAt, newEmailHours, clock.now())
  if (!good || user.newEmail === null) throw new Refusal('BAD_VERIFICATION_LINK')
  return user.newEmail
}

async function moveTo({ clock, mail, audit }: Deps, tx: Tx, user: UserRow, newEmail: string): Promise<void> {
  const { id, companyId } = user
  await replaceEmail(tx, user, newEmail)
  await deleteSessionsOf(tx, { userId: id, companyId })
  const changeId = await insertEmailChange(tx, user, user.email, clock.now())
  await mail.send(tx, emailChangedMail, { companyId, subjectId: changeId })
  await audit.record(tx, { companyId, actor: id, action: 'email.changed', subjectId: id })
}
