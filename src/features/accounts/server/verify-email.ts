import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { linkIsOpen, verificationHours } from './rules.ts'
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
