import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refusal } from '#contract/refusals.ts'
import type { Config } from '#platform/config/config.ts'
import type { Passwords } from './passwords.ts'

const maxWaiting = 100

/** The same password typed on another keyboard may arrive composed differently. */
const composed = (password: string) => password.normalize('NFC')

/** Argon2id, OWASP's first choice, off the event loop on libuv's threads. */
export function openPasswords({ config }: { config: Pick<Config, 'ARGON2_MEMORY_KIB'> }): Passwords {
  const cost = { algorithm: 2, memoryCost: config.ARGON2_MEMORY_KIB, timeCost: 2, parallelism: 1 } as const
  // Of libuv's four threads one stays free for files, however many cores there are.
  const limit = pLimit(Math.min(availableParallelism(), 3))
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= limit.concurrency + maxWaiting)
      throw new Refusal('UNAVAILABLE')
    return limit(work)
  }
  // The hash of a random password: an unknown address takes as long as a known one.
  const unknownHash = hash(randomBytes(32), cost)
  return {
    hash: (password) => inTurn(() => hash(composed(password), cost)),
    fits: async (passwordHash, password) => {
      const tested = passwordHash ?? (await unknownHash)
      return (await inTurn(() => verify(tested, composed(password)))) && passwordHash !== null
    },
  }
}
