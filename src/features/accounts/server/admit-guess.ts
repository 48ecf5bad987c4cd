import { createHmac, randomUUID } from 'node:crypto'
import type { Config } from '#platform/config/config.ts'
import { countedAddress } from '#platform/http/counted-address.ts'
import type { Caller } from '#platform/http/route.ts'
import { type Limit, LimitReached } from '#platform/limits/limits.ts'
import type { Platform } from '#platform/platform.ts'
import { guessesPerAccount, slowGuessSeconds } from './rules.ts'
import { addressIsKnown } from './sessions/store.ts'
import { findUserByEmail } from './store.ts'

type Deps = Pick<Platform, 'db' | 'limits' | 'config'>

/** What is kept of a network address from which this user logged in. */
export function addressHash(
  { secretKey }: Pick<Config, 'secretKey'>,
  userId: string,
  address: string,
): string {
  return createHmac('sha256', secretKey)
    .update(`known-address\n${userId}\n${countedAddress(address)}`)
    .digest('base64url')
}

/**
 * Counts a try of an account's password from wherever it comes, beside the endpoint's own limits. Past the count an
 * attacked account takes one try every few seconds, never none; where its user has logged in before nobody waits.
 * Throws LimitReached. The same is done for an address that has no account. Returns what takes back the count of this
 * very try, should its password be right.
 */
export async function admitGuess(
  { db, limits, config }: Deps,
  email: string,
  { address }: Pick<Caller, 'address'>,
): Promise<() => Promise<void>> {
  const known = await db.forSystem(async (tx) => {
    const user = await findUserByEmail(tx, email)
    const userId = user?.id ?? randomUUID()
    return addressIsKnown(tx, userId, addressHash(config, userId, address))
  })
  if (known) return uncounted
  try {
    await limits.take([allGuesses(email)])
    return () => limits.refund([allGuesses(email)])
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
    const slow = { key: `slow guesses of ${email}`, max: 1, minutes: slowGuessSeconds / 60 }
    await limits.take([slow])
    return uncounted
  }
}

const uncounted = async () => undefined
const allGuesses = (email: string): Limit => ({ key: `guesses of ${email}`, ...guessesPerAccount })
