import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { bannedText, type Credentials } from '../contract/account.ts'
import { addressHash, admitGuess } from './admit-guess.ts'
import { bearerHash, mintBearer } from './bearer-token.ts'
import { checkCredentials } from './check-password.ts'
import { deviceOf } from './device-of.ts'
import { sessionEnd } from './rules.ts'
import { insertSession, keepKnownAddress } from './sessions/store.ts'
import { lockUser, selectBanAndHold, selectCompany } from './store.ts'
import type { UserRow } from './tables.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'audit' | 'limits' | 'config' | 'passwords'>

/**
 * Starts a session. Throws WRONG_LOGIN, COMPANY_BANNED or EMAIL_NOT_VERIFIED to a caller who knows the password, or
 * LimitReached for an account whose password is being guessed.
 */
export async function logIn(platform: Deps, credentials: Credentials, caller: Caller) {
  const refund = await admitGuess(platform, credentials.userName, caller)
  const user = await checkCredentials(platform, credentials)
  const session = await platform.db.forCompany(user.companyId, (tx) =>
    startSession(platform, tx, user, caller),
  )
  await refund()
  return session
}

async function startSession({ clock, audit, config }: Deps, tx: Tx, checked: UserRow, caller: Caller) {
  const { id: userId, companyId } = checked
  // Before the user's row, as everywhere; then a ban ends this session too, or is seen here.
  const banReason = await selectBanAndHold(tx, companyId)
  const current = await lockUser(tx, userId)
  // A reset may have come between: the password that was checked is then no longer the right one.
  if (current?.passwordHash !== checked.passwordHash) throw new Refusal('WRONG_LOGIN')
  if (banReason !== null) throw new Refusal('COMPANY_BANNED', { message: bannedText(banReason) })
  if (!current.verifiedAt) throw new Refusal('EMAIL_NOT_VERIFIED')
  const bearer = mintBearer()
  const now = clock.now()
  await insertSession(tx, {
    tokenHash: bearerHash(bearer),
    companyId,
    userId,
    expiresAt: sessionEnd(now),
    createdAt: now,
    lastSeenAt: now,
    device: deviceOf(caller.userAgent),
  })
  const known = addressHash(config, userId, caller.address)
  await keepKnownAddress(tx, { companyId, userId, addressHash: known, seenAt: now })
  const company = await selectCompany(tx, companyId)
  await audit.record(tx, { companyId, actor: userId, action: 'user.logged-in', subjectId: userId })
  return { bearer, userId, onboardingStatus: company?.onboardingStatus ?? 'PENDING', role: current.role }
}
