import { Refusal } from '#contract/refusals.ts'
import type { Employer } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { checkPassword } from './check-password.ts'
import { newEmailMail } from './mails.ts'
import { askNewEmail } from './new-email/store.ts'
import { selectUser } from './store.ts'

const sameEmail = 'You log in with this address already.'

/**
 * Mails a link to another address, which takes the place of the old one when it is confirmed. Throws WRONG_PASSWORD.
 * Only the owner of the address learns that it has an account already.
 */
export async function changeEmail(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit' | 'passwords'>,
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
