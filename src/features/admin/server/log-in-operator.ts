import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusals.ts'
import { bearerHash, mintBearer } from '#features/accounts/server/bearer-token.ts'
import { LimitReached } from '#platform/limits/limits.ts'
import type { Platform } from '#platform/platform.ts'
import type { logInOperatorEndpoint } from '../contract/operators.ts'
import { stepOf } from './authenticator-codes.ts'
import { decryptSecret } from './encrypt-secret.ts'
import { sessionEnd, wrongCodes } from './rules.ts'
import { findOperatorByEmail, insertSession, takeStep } from './store.ts'
import type { OperatorRow } from './tables.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'limits' | 'audit' | 'config' | 'passwords'>

/** Starts a session; throws WRONG_LOGIN, whatever of it was wrong. */
export async function logInOperator(
  platform: Parts,
  { email, password, code }: BodyOf<typeof logInOperatorEndpoint>,
): Promise<AnswerOf<typeof logInOperatorEndpoint>> {
  const operator = await platform.db.forSystem((tx) => findOperatorByEmail(tx, email))
  const fits = await platform.passwords.fits(operator?.passwordHash ?? null, password)
  if (!operator || !fits) throw new Refusal('WRONG_LOGIN')
  const refund = await admitCode(platform, operator)
  const accessToken = await startSession(platform, operator, code)
  await refund()
  return { accessToken, email: operator.email }
}

/**
 * Counts a try of the codes, after the password, so that strangers lock no operator out. Past the count the answer is
 * the same: nobody learns that the password was right. Returns what takes the count back.
 */
async function admitCode({ limits }: Parts, { id }: OperatorRow): Promise<() => Promise<void>> {
  const counted = wrongCodes.map(({ max, minutes }) => {
    return { key: `codes of operator ${id} in ${minutes} minutes`, max, minutes }
  })
  try {
    await limits.take(counted)
  } catch (error) {
    if (error instanceof LimitReached) throw new Refusal('WRONG_LOGIN')
    throw error
  }
  return () => limits.refund(counted)
}

async function startSession(
  { db, clock, audit, config }: Parts,
  operator: OperatorRow,
  code: string,
): Promise<string> {
  const now = clock.now()
  const { id, totpSecret } = operator
  const secret = totpSecret && decryptSecret(config, id, totpSecret)
  const step = secret ? stepOf(secret, code, now) : null
  if (step === null) throw new Refusal('WRONG_LOGIN')
  const bearer = mintBearer()
  await db.forSystem(async (tx) => {
    if (!(await takeStep(tx, operator, step))) throw new Refusal('WRONG_LOGIN')
    const tokenHash = bearerHash(bearer)
    await insertSession(tx, { tokenHash, operatorId: id, createdAt: now, expiresAt: sessionEnd(now) })
    await audit.record(tx, { companyId: null, actor: id, action: 'operator.logged-in', subjectId: id })
  })
  return bearer
}
