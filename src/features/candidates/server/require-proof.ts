import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'
import type { JobId } from '#contract/ids.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Platform } from '#platform/platform.ts'
import type { FormProof } from '../contract/proof.ts'
import { challengeLifeMs, proofSecrets } from './proof/create-challenge.ts'
import { requiredCost } from './proof/required-cost.ts'
import { insertSpentChallenge } from './proof/store.ts'

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/** Spends the proof that came with a public form, about a job where that is known; throws PROOF_NEEDED or TRAP_FILLED. */
export async function requireProof(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { proof, website }: FormProof,
  jobId?: JobId,
): Promise<void> {
  if (website) throw new Refusal('TRAP_FILLED')
  if (config.REGISTRATION_PROOF === 'off') return
  const read = payload.safeParse(decoded(proof))
  if (!read.success) throw new Refusal('PROOF_NEEDED')
  const { challenge, solution } = read.data
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...proofSecrets(config) })
  if (!verified) throw new Refusal('PROOF_NEEDED')
  const { nonce, cost } = challenge.parameters
  if (cost < (await requiredCost({ db }, jobId))) throw new Refusal('PROOF_NEEDED')
  // A whole life from now on, never less than what it has left: an old challenge must count as long as a new one.
  const spent = { nonce, expiresAt: new Date(Date.now() + challengeLifeMs), jobId: jobId ?? null }
  const isFirst = await db.forSystem((tx) => insertSpentChallenge(tx, spent))
  if (!isFirst) throw new Refusal('PROOF_NEEDED')
}

function decoded(proof = ''): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
  } catch {
    return null
  }
}
