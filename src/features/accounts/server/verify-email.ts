import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import { judgeVerification } from './rules.ts'
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
    if (!user) throw new Refusal('BAD_VERIFICATION_LINK')
    const issueMatches = links.matches(token, 'verify-email', user.id, user.verificationIssue)
    const verdict = judgeVerification(user, issueMatches, clock.now())
    if (verdict === 'dead') throw new Refusal('BAD_VERIFICATION_LINK')
    if (verdict === 'already-verified') throw new Refusal('ALREADY_VERIFIED')
    await markVerified(tx, user, clock.now())
    await audit.record(tx, {
      companyId: user.companyId,
      actor: user.id,
      act: 'user.verified',
      subjectId: user.id,
    })
  })
}
