import { createHmac } from 'node:crypto'
import { createChallenge as create, randomInt } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { JobId } from '#contract/ids.ts'
import type { Platform } from '#platform/platform.ts'
import type { Challenge } from '../../contract/proof.ts'
import { requiredCost } from './required-cost.ts'

const keys = { min: 10, max: 30 }
export const challengeLifeMs = 30 * 60_000

/** A challenge that only this installation can have made; null where it asks for none. */
export async function createChallenge(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  jobId?: JobId,
): Promise<Challenge | null> {
  if (config.REGISTRATION_PROOF === 'off') return null
  const cost = await requiredCost({ db }, jobId)
  const { parameters, signature = '' } = await create({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(keys.min, keys.max),
    deriveKey,
    // Its life is measured by the machine, as the library does.
    expiresAt: new Date(Date.now() + challengeLifeMs),
    ...proofSecrets(config),
  })
  return { parameters: JSON.parse(JSON.stringify(parameters)), signature }
}

/** Derived from the installation's secret key. */
export const proofSecrets = ({ secretKey }: Pick<Platform['config'], 'secretKey'>) => {
  const secret = (purpose: string) => createHmac('sha256', secretKey).update(purpose).digest('hex')
  return { hmacSignatureSecret: secret('proof'), hmacKeySignatureSecret: secret('proof-key') }
}
