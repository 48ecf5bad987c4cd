import type { Tx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { alreadyRegisteredMail, verificationMail } from './mails.ts'
import { freeSlug, slugOf } from './rules.ts'
import { insertCompany, lockSignUps, slugsLike, takeSignUp } from './sign-ups/store.ts'
import { findUserByEmail, insertUser } from './store.ts'
import type { SignUpRow, UserRow } from './tables.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'mail' | 'audit'>

/**
 * Makes a company and its first user of a sign-up, and mails the verification link. When the address is known nothing
 * is made; its owner gets a mail instead. Once it is done, doing it again does nothing.
 */
export async function completeSignUp(deps: Deps, signUpId: string): Promise<void> {
  await deps.db.forSystem(async (tx) => {
    await lockSignUps(tx)
    const signUp = await takeSignUp(tx, signUpId)
    if (!signUp) return
    const known = await findUserByEmail(tx, signUp.email)
    await (known ? mailOwner(deps, tx, known) : makeCompany(deps, tx, signUp))
  })
}

async function mailOwner({ clock, mail, audit }: Deps, tx: Tx, { id, companyId }: UserRow): Promise<void> {
  // At most one such notice a day: strangers must not be able to fill anybody's inbox.
  const day = clock.now().toISOString().slice(0, 10)
  const posted = await mail.send(tx, alreadyRegisteredMail, { companyId, subjectId: id, version: day })
  if (!posted) return
  await audit.record(tx, { companyId, actor: 'visitor', action: 'user.signed-up-again', subjectId: id })
}

async function makeCompany(
  { clock, mail, audit }: Deps,
  tx: Tx,
  { email, passwordHash, name, phone, address, city, language }: SignUpRow,
): Promise<void> {
  const slug = slugOf(name)
  const taken = await slugsLike(tx, slug)
  const companyId = await insertCompany(tx, { name, slug: freeSlug(slug, taken), phone, address, city })
  const verificationSentAt = clock.now()
  const id = await insertUser(tx, {
    companyId,
    email,
    passwordHash,
    role: 'ADMIN',
    language,
    verificationSentAt,
  })
  if (id === null) throw new Error('The address was taken under the lock')
  await mail.send(tx, verificationMail, { companyId, subjectId: id })
  await audit.record(tx, { companyId, actor: id, action: 'user.signed-up', subjectId: id })
}
