import { Refusal } from '#contract/refusals.ts'
import type { Caller } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { Credentials } from '../contract/account.ts'
import { admitGuess } from './admit-guess.ts'
import { checkCredentials } from './check-password.ts'
import { verificationMail } from './mails.ts'
import { linkIsOpen, sentJustNow, verificationHours } from './rules.ts'
import { lockUser, markVerified } from './store.ts'

/** Uses up a verification link. Throws BAD_VERIFICATION_LINK, or ALREADY_VERIFIED for a link that was used. */
export async function verifyEmail(
  { db, clock, links, audit }: Pick<Platform, 'db' | 'clock' | 'links' | 'audit'>,
  token: string,
): Promise<void> {
  const claimed = links.claimedId(token)
  if (claimed === null) throw new Refusal('BAD_VERIFICATION_LINK')
  await db.forSystem(async (tx) => {
    const user = await lockUser(tx, claimed)
    if (!user || !links.matches(token, 'verify-email', user.id, user.verificationIssue))
      throw new Refusal('BAD_VERIFICATION_LINK')
    if (user.verifiedAt) throw new Refusal('ALREADY_VERIFIED')
    if (!linkIsOpen(user.verificationSentAt, verificationHours, clock.now()))
      throw new Refusal('BAD_VERIFICATION_LINK')
    const { id, companyId } = user
    await markVerified(tx, user, clock.now())
    await audit.record(tx, { companyId, actor: id, action: 'user.verified', subjectId: id })
  })
}

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
