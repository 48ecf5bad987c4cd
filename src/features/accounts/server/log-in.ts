import type { Role } from '#contract/endpoint.ts'
import type { UserId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Caller } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import { bannedText, type Credentials, type OnboardingStatus } from '../contract/account.ts'
import { addressHash, admitGuess } from './admit-guess.ts'
import { selectBanAndHold } from './bans/store.ts'
import { bearerHash, mintBearer } from './bearer-token.ts'
import { checkCredentials } from './check-password.ts'
import { deviceOf } from './device-of.ts'
import { maxKnownAddresses, maxSessions, sessionEnd } from './rules.ts'
import { deleteOldestSessions, insertSession, keepKnownAddress } from './sessions/store.ts'
import { lockUser, selectCompany } from './store.ts'
import type { UserRow } from './tables.ts'

/** A session that just began. */
export interface NewSession {
  bearer: string
  userId: UserId
  onboardingStatus: OnboardingStatus
  role: Role
}

type Deps = Pick<Platform, 'db' | 'clock' | 'audit' | 'limits' | 'config' | 'passwords'>

/**
 * Starts a session. Throws WRONG_LOGIN, COMPANY_BANNED or EMAIL_NOT_VERIFIED to whoever knows the password, or
 * LimitReached for an account whose password is being guessed.
 */
export async function logIn(platform: Deps, credentials: Credentials, caller: Caller): Promise<NewSession> {
  const refund = await admitGuess(platform, credentials.userName, caller)
  const user = await checkCredentials(platform, credentials)
  const session = await platform.db.forCompany(user.companyId, (tx) =>
    startSession(platform, tx, user, caller),
  )
  await refund()
  return session
}

async function startSession(
  { clock, audit, config }: Deps,
  tx: Tx,
  checked: UserRow,
  caller: Caller,
): Promise<NewSession> {
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
  await deleteOldestSessions(tx, { companyId, userId }, maxSessions)
  const known = { companyId, userId, addressHash: addressHash(config, userId, caller.address) }
  await keepKnownAddress(tx, known, now, maxKnownAddresses)
  const company = await selectCompany(tx, companyId)
  const onboardingStatus = company?.onboardingStatus ?? 'PENDING'
  await audit.record(tx, { companyId, actor: userId, action: 'user.logged-in', subjectId: userId })
  return { bearer, userId, onboardingStatus, role: current.role }
}
