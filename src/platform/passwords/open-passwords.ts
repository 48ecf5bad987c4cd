import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Config } from '#platform/config/config.ts'
import { fairLine, inTurn } from '#platform/worker-pool/fair-line.ts'
import type { Passwords } from './passwords.ts'

const maxWaiting = 100

/** The same password typed on another keyboard may arrive composed differently. */
const composed = (password: string) => password.normalize('NFC')

/** Argon2id, OWASP's first choice, off the event loop on libuv's threads. */
export function openPasswords({ config }: { config: Pick<Config, 'ARGON2_MEMORY_KIB'> }): Passwords {
  const cost = { algorithm: 2, memoryCost: config.ARGON2_MEMORY_KIB, timeCost: 2, parallelism: 1 } as const
  // Of libuv's four threads one stays free for files, however many cores there are.
  const places = Math.min(availableParallelism(), 3)
  const line = fairLine({ places, maxWaiting, maxWaitingOfOne: maxWaiting })
  // All alike: whom a password belongs to is known by a guess at most.
  const waitFor = <T>(work: () => Promise<T>): Promise<T> => inTurn(line, { by: '' }, work)
  // The hash of a random password: an unknown address takes as long as a known one.
  const unknownHash = hash(randomBytes(32), cost)
  return {
    hash: (password) => waitFor(() => hash(composed(password), cost)),
    fits: async (passwordHash, password) => {
      const tested = passwordHash ?? (await unknownHash)
      return (await waitFor(() => verify(tested, composed(password)))) && passwordHash !== null
    },
  }
}
