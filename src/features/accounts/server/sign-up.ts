import type { EmployerLanguage } from '#contract/languages.ts'
import type { Platform } from '#platform/platform.ts'
import type { NewAccount } from '../contract/account.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { insertSignUp } from './sign-ups/store.ts'
import { makeAccount } from './tasks.ts'

/**
 * Takes a sign-up in. What becomes of it, an account or a mail to the owner of a known address, is decided by a task:
 * until then the same is done whatever the address, so that neither the answer nor its time reveals anything.
 */
export async function signUp(
  { db, clock, tasks, passwords }: Pick<Platform, 'db' | 'clock' | 'tasks' | 'passwords'>,
  account: NewAccount & { language?: EmployerLanguage | undefined },
): Promise<void> {
  const { userName: email, password, name, phone, adresse: address, city, language = null } = account
  refuseCommonPassword(password, 'password', [email, name])
  const passwordHash = await passwords.hash(password)
  await db.forSystem(async (tx) => {
    const signUp = { email, passwordHash, name, phone, address, city, language, createdAt: clock.now() }
    const signUpId = await insertSignUp(tx, signUp)
    await tasks.enqueue(tx, makeAccount, { signUpId })
  })
}
