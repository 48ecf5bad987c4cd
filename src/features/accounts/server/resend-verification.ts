import { Refusal } from '#contract/refusals.ts'
import type { Caller } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { Credentials } from '../contract/account.ts'
import { admitGuess } from './admit-guess.ts'
import { checkCredentials } from './check-password.ts'
import { verificationMail } from './mails.ts'
import { sentJustNow } from './rules.ts'
import { lockUser } from './store.ts'

/** Mails a new verification link, which replaces the earlier ones when it goes; once a minute at most. */
export async function resendVerification(
  platform: Pick<Platform, 'db' | 'clock' | 'mail' | 'audit' | 'limits' | 'config' | 'passwords'>,
  credentials: Credentials,
  caller: Caller,
): Promise<void> {
  const { db, clock, mail, audit } = platform
  const refund = await admitGuess(platform, credentials.userName, caller)
  const { id, companyId } = await checkCredentials(platform, credentials)
  await db.forCompany(companyId, async (tx) => {
    const user = await lockUser(tx, id)
    if (!user || user.verifiedAt) throw new Refusal('ALREADY_VERIFIED')
    if (sentJustNow(user.verificationSentAt, clock.now())) return
    const posted = await mail.send(tx, verificationMail, { companyId, subjectId: id })
    if (!posted) return
    await audit.record(tx, { companyId, actor: id, action: 'verification.sent-again', subjectId: id })
  })
  await refund()
}
