import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { NewAccount } from '../contract.ts'
import { hashPassword } from './hash-password.ts'
import { alreadyRegisteredMail, verificationMail } from './mails.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { freeSlug, slugOf } from './rules.ts'
import { findUserByEmail, insertCompany, insertUser, lockSignUps, slugsLike } from './store.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>

/**
 * Makes a company and its first user, and mails the verification link. When the address is known nothing is made and
 * nothing tells the caller; the owner of the address gets a mail instead.
 */
export async function signUpCompany(parts: Parts, account: NewAccount): Promise<void> {
  refuseCommonPassword(account.password, 'password')
  // Before anything is looked up, so that a known address takes as long as a new one.
  const passwordHash = await hashPassword(account.password)
  await parts.db.forSystem(async (tx) => {
    await lockSignUps(tx)
    const known = await findUserByEmail(tx, account.userName)
    if (!known) return makeAccount(parts, tx, account, passwordHash)
    const { id, companyId } = known
    // At most one such notice a day: strangers must not be able to fill anybody's inbox.
    const day = parts.clock.now().toISOString().slice(0, 10)
    await parts.mail.send(tx, alreadyRegisteredMail, { companyId, subjectId: id, version: day })
    await parts.audit.record(tx, { companyId, actor: 'visitor', act: 'user.signed-up-again', subjectId: id })
  })
}

async function makeAccount(
  { clock, mail, audit }: Parts,
  tx: Tx,
  account: NewAccount,
  passwordHash: string,
): Promise<void> {
  const slug = slugOf(account.name)
  const companyId = await insertCompany(tx, {
    name: account.name,
    slug: freeSlug(slug, await slugsLike(tx, slug)),
    phone: account.phone,
    address: account.adresse,
    city: account.city,
  })
  const { id } = await insertUser(tx, {
    companyId,
    email: account.userName,
    passwordHash,
    role: 'ADMIN',
    verificationSentAt: clock.now(),
  })
  await mail.send(tx, verificationMail, { companyId, subjectId: id, version: 1 })
  await audit.record(tx, { companyId, actor: id, act: 'user.signed-up', subjectId: id })
}
