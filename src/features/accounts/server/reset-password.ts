import { randomUUID } from 'node:crypto'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { emailForm } from '../contract/account.ts'
import { passwordResetMail } from './mails.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { linkIsOpen, resetHours } from './rules.ts'
import { deleteSessionsOf } from './sessions/store.ts'
import { findUserByEmail, findUserById, lockUser, markVerified, selectCompany, setPassword } from './store.ts'
import type { UserRow } from './tables.ts'
import { sendReset } from './tasks.ts'

/** Has a reset link mailed. Known address or not, the same work is done and the same is answered. */
export async function requestReset(
  { db, tasks }: Pick<Platform, 'db' | 'tasks'>,
  email: string,
): Promise<void> {
  const parsed = emailForm.safeParse({ email })
  if (!parsed.success) {
    const message = parsed.error.issues[0]?.message ?? ''
    throw new Refusal('BAD_INPUT', { message, fields: { email: message } })
  }
  await db.forSystem(async (tx) => {
    const user = await findUserByEmail(tx, parsed.data.email)
    // For an unknown address the task looks for nobody, and finds nobody.
    await tasks.enqueue(tx, sendReset, { userId: user?.id ?? randomUUID() })
  })
}

type Deps = Pick<Platform, 'db' | 'clock' | 'links' | 'mail' | 'audit' | 'passwords'>

/** Sets a new password by a reset link, which is used up, and ends every session. Throws BAD_RESET_LINK. */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<void> {
  const userOf = async (tx: Tx, find: typeof lockUser) => {
    const claimed = deps.links.claimedId(token)
    const user = claimed === null ? null : await find(tx, claimed)
    if (!user || !linkIsGood(deps, token, user)) throw new Refusal('BAD_RESET_LINK')
    return user
  }
  // The link first: a call without one learns nothing about passwords and costs no hash.
  const own = await deps.db.forSystem(async (tx) => {
    const { email, companyId } = await userOf(tx, findUserById)
    const company = await selectCompany(tx, companyId)
    return [email, company?.name ?? '', company?.fullName ?? '']
  })
  refuseCommonPassword(password, 'newPassword', own)
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.forSystem(async (tx) => {
    const user = await userOf(tx, lockUser)
    await replacePassword(deps, tx, user, passwordHash)
  })
}

function linkIsGood({ links, clock }: Deps, token: string, user: UserRow): boolean {
  return (
    links.matches(token, 'reset-password', user.id, user.resetIssue) &&
    linkIsOpen(user.resetSentAt, resetHours, clock.now())
  )
}

async function replacePassword(
  { clock, mail, audit }: Deps,
  tx: Tx,
  user: UserRow,
  passwordHash: string,
): Promise<void> {
  const { id, companyId } = user
  await setPassword(tx, user, passwordHash)
  await deleteSessionsOf(tx, { userId: id, companyId })
  // The link came by mail, so the address is theirs.
  const verified = await markVerified(tx, user, clock.now())
  await mail.send(tx, passwordResetMail, { companyId, subjectId: id, version: user.resetIssue })
  if (verified) await audit.record(tx, { companyId, actor: id, action: 'user.verified', subjectId: id })
  await audit.record(tx, { companyId, actor: id, action: 'password.reset', subjectId: id })
}
